/** Match files on the disk: read whatever is there, write so that a cut never leaves half a file. */
import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { recordLimits } from '../kernel/record.ts'
import { raw, UsageError } from './args.ts'

export function hasFile(file: string): boolean {
  return existsSync(file)
}

export function readText(file: string): string {
  try {
    // What is too large for a match is not read at all: a sign takes four bytes at most.
    if (statSync(file).size > recordLimits.signs * 4) return ' '.repeat(recordLimits.signs + 1)
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new UsageError('cli.error.file', raw({ file, why: reason(error) }))
  }
}

export function writeText(file: string, text: string): void {
  const beside = `${file}.${process.pid}.part`
  try {
    writeFileSync(beside, text)
    renameSync(beside, file)
  } catch (error) {
    throw new UsageError('cli.error.write', raw({ file, why: reason(error) }))
  }
}

function reason(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error)
}
