/** Match files for tests of the verifier: one that was really played, and what somebody could make of it. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run as play } from '../../src/cli/play.ts'
import { checksumOf, type Entry, type MatchRecord } from '../../src/kernel/record.ts'
import { makeDesk } from './desk.ts'

const game = ['--game', 'border', '--seats', '2', '--bots', '1', '--seed', 'v']

export type Proof = { readonly by?: string; readonly notes?: readonly object[] }
export const proofOf = (entry: Entry): Proof =>
  (entry.kind === 'chance' && (entry.proof as Proof | undefined)) || {}

export interface MatchFiles {
  /** The path of the played match. */
  readonly good: string
  /** Writes a text, and gives its path. */
  write(name: string, text: string): string
  /** The played match with something else in it, and a checksum that fits. */
  forged(change: (record: MatchRecord) => object): string
  /** The same, entry for entry, where chance answered. */
  answered(change: (entry: Entry, number: number) => object): string
  remove(): void
}

export async function makeMatchFiles(...more: readonly string[]): Promise<MatchFiles> {
  const folder = mkdtempSync(join(tmpdir(), 'jharokha-verify-'))
  const good = join(folder, 'good.json')
  await play(
    [...game, ...more, '--save', good],
    makeDesk(['', '1', '1', '', '1', '1', '', '1', '1']),
  )
  const forged: MatchFiles['forged'] = (change) => {
    const content = change(JSON.parse(readFileSync(good, 'utf8')) as MatchRecord)
    return JSON.stringify({ ...content, checksum: checksumOf(content) })
  }
  return {
    good,
    forged,
    answered: (change) =>
      forged((record) => ({
        ...record,
        entries: record.entries.map((entry, i) =>
          entry.kind === 'chance' ? change(entry, i + 1) : entry,
        ),
      })),
    write(name, text) {
      const file = join(folder, name)
      writeFileSync(file, text)
      return file
    },
    remove: () => rmSync(folder, { recursive: true }),
  }
}
