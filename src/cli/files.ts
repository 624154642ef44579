/** Match files on the disk: read whatever is there, write so that a cut never leaves half a file. */
import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { line, type Line } from '../kernel/line.ts'
import { recordLimits } from '../kernel/record.ts'
import { raw, UsageError } from './args.ts'

export function hasFile(file: string): boolean {
  return existsSync(file)
}

export function readText(file: string): string {
  try {
    const found = statSync(file)
    // what never ends, as a device, is not begun
    if (!found.isFile() && !found.isDirectory()) throw new Unreadable('noFile')
    // What is too large for a match is not read at all: a sign takes four bytes at most.
    if (found.size > recordLimits.signs * 4) return ' '.repeat(recordLimits.signs + 1)
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new UsageError('cli.error.file', { ...raw({ file }), why: reason(error) })
  }
}

export function writeText(file: string, text: string): void {
  const beside = `${file}.${process.pid}.part`
  try {
    checkPlace(file)
    writeFileSync(beside, text)
    renameSync(beside, file)
  } catch (error) {
    rmSync(beside, { force: true })
    throw new UsageError('cli.error.write', { ...raw({ file }), why: reason(error) })
  }
}

/** Said before a match is played, not when it is over. */
export function checkWritable(file: string): void {
  const beside = `${file}.${process.pid}.part`
  try {
    checkPlace(file)
    writeFileSync(beside, '')
  } catch (error) {
    throw new UsageError('cli.error.write', { ...raw({ file }), why: reason(error) })
  } finally {
    rmSync(beside, { force: true })
  }
}

class Unreadable extends Error {
  readonly code: string
  constructor(code: string) {
    super(code)
    this.code = code
  }
}

/** A file is put in the place of a file, or where nothing is. */
function checkPlace(file: string): void {
  if (file === '') throw new Unreadable('ENOENT')
  if (!existsSync(file)) return
  const found = statSync(file)
  if (found.isDirectory()) throw new Unreadable('EISDIR')
  if (!found.isFile()) throw new Unreadable('noFile')
}

const told = new Set(['ENOENT', 'EACCES', 'EISDIR', 'ENOSPC', 'noFile'])

/** In the person's language where it is known; otherwise as the machine says it. */
function reason(error: unknown): Line | { readonly raw: string } {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
  return told.has(code) ? line(`cli.why.${code}`) : { raw: code }
}
