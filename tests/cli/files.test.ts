/** Match files on the disk: links are followed, and the file is whole or as it was. */
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { UsageError } from '../../src/cli/args.ts'
import { checkWritable, writeWhole } from '../../src/cli/files.ts'
import { showsColour } from '../../src/cli/terminal/colour.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'jharokha-files-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a link is followed and stays a link', () => {
  mkdirSync(join(folder, 'kept'))
  const [target, link] = [join(folder, 'kept', 'match.json'), join(folder, 'link.json')]
  writeFileSync(target, 'old')
  symlinkSync(join('kept', 'match.json'), link)
  checkWritable(link)
  writeWhole(link, 'new')
  expect(lstatSync(link).isSymbolicLink()).toBe(true)
  expect(readFileSync(target, 'utf8')).toBe('new')
  expect(readdirSync(join(folder, 'kept'))).toEqual(['match.json'])
})

test('a link to a file that is not there yet makes it', () => {
  const [target, link] = [join(folder, 'match.json'), join(folder, 'link.json')]
  symlinkSync(target, link)
  writeWhole(link, 'new')
  expect(readFileSync(target, 'utf8')).toBe('new')
})

test('a circle of links is refused', () => {
  const [one, other] = [join(folder, 'one'), join(folder, 'other')]
  symlinkSync(one, other)
  symlinkSync(other, one)
  expect(() => writeWhole(one, 'new')).toThrow(UsageError)
  expect(existsSync(one)).toBe(false)
})

test.each([
  [{ TERM: 'xterm' }, true],
  [{}, true],
  [{ TERM: 'dumb' }, false],
  [{ TERM: 'xterm', NO_COLOR: '' }, false],
])('a terminal with %j has colours: %s', (env, has) => {
  expect(showsColour({ isTTY: true }, env)).toBe(has)
  expect(showsColour({}, env)).toBe(false)
})
