/** Reads and writes match files; an interrupted write never leaves half a file. */
import {
  existsSync,
  lstatSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, resolve } from 'node:path'
import { line, type Line } from '../kernel/line.ts'
import { recordLimits } from '../kernel/record.ts'
import { raw, UsageError } from './args.ts'

export function hasFile(file: string): boolean {
  return existsSync(file)
}

export function readText(file: string): string {
  try {
    const found = statSync(file)
    // reading a device may never end
    if (!found.isFile() && !found.isDirectory()) throw new Unreadable('noFile')
    // a file that is too large for a match is not read: a character takes four bytes at most
    if (found.size > recordLimits.signs * 4) return ' '.repeat(recordLimits.signs + 1)
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new UsageError('cli.error.file', { ...raw({ file }), why: reasonOf(error) })
  }
}

const mostLinks = 40

/** The file that a symbolic link leads to, which need not exist yet: a rename would replace the link itself. */
function targetOf(file: string): string {
  let target = file
  for (let links = 0; lstatSync(target, { throwIfNoEntry: false })?.isSymbolicLink(); links += 1) {
    if (links === mostLinks) throw new Unreadable('ELOOP')
    target = resolve(dirname(target), readlinkSync(target))
  }
  return target
}

/** Has the place of a file written by `write`, which gets the target and a name beside it; errors become a sentence. */
function atPlace(file: string, write: (target: string, beside: string) => void): void {
  let beside = ''
  try {
    const target = targetOf(file)
    checkPlace(target)
    beside = `${target}.${process.pid}.part`
    write(target, beside)
  } catch (error) {
    throw new UsageError('cli.error.write', { ...raw({ file }), why: reasonOf(error) })
  } finally {
    if (beside !== '') rmSync(beside, { force: true })
  }
}

export function writeWhole(file: string, content: string | Uint8Array): void {
  atPlace(file, (target, beside) => {
    writeFileSync(beside, content)
    renameSync(beside, target)
  })
}

/** Tells before a match is played that its file cannot be written, not when the match is over. */
export function checkWritable(file: string): void {
  atPlace(file, (_, beside) => writeFileSync(beside, ''))
}

class Unreadable extends Error {
  readonly code: string
  constructor(code: string) {
    super(code)
    this.code = code
  }
}

/** A file may take the place of a file or of nothing, not of a folder or a device. */
function checkPlace(file: string): void {
  if (file === '') throw new Unreadable('ENOENT')
  if (!existsSync(file)) return
  const found = statSync(file)
  if (found.isDirectory()) throw new Unreadable('EISDIR')
  if (!found.isFile()) throw new Unreadable('noFile')
}

const told = new Set(['ENOENT', 'EACCES', 'EISDIR', 'ENOSPC', 'noFile'])

/** In the person's language where the code is known; otherwise the system's code itself. */
export function reasonOf(error: unknown): Line | { readonly raw: string } {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
  return told.has(code) ? line(`cli.why.${code}`) : { raw: code }
}
