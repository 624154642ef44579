/** Seconds of each test file in the last whole run of `npm test`, and the table that shows them. */
import { join } from 'node:path'
import { root } from '../architecture/imports.ts'

export interface Durations {
  /** Wall time of the whole run, with checks and build. */
  readonly seconds: number
  /** Wall time of each file; files run in parallel, so their sum exceeds the whole. */
  readonly files: readonly { readonly file: string; readonly seconds: number }[]
}

/** Longest allowed duration of a whole run on two cores (s). */
export const mostSeconds = 600

export const durationsFile = join(root, '.cache/test-durations.json')

/** One line per file, slowest first, then the total. */
export function tableOf({ seconds, files }: Durations, most = Infinity): readonly string[] {
  const sorted = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, most)
  const row = (amount: number, name: string) => `${amount.toFixed(1).padStart(8)} s  ${name}`
  const sum = files.reduce((all, file) => all + file.seconds, 0)
  return [
    ...sorted.map((file) => row(file.seconds, file.file)),
    row(sum, `all ${files.length} files, one after the other`),
    row(seconds, `the whole run, at most ${mostSeconds} s`),
  ]
}
