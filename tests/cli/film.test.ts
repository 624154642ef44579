/** The film command refuses what it cannot film with one clear sentence, before anything is begun. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { run } from '../../src/cli/film.ts'
import { type MatchFiles, makeMatchFiles } from './matchFiles.ts'

const folder = mkdtempSync(join(tmpdir(), 'jharokha-film-'))
const out = join(folder, 'film.webm')
let files: MatchFiles
const said: string[] = []
beforeAll(async () => {
  files = await makeMatchFiles()
})
beforeEach(() => {
  said.length = 0
  vi.spyOn(console, 'log').mockImplementation((text: string) => void said.push(text))
  vi.spyOn(console, 'error').mockImplementation((text: string) => void said.push(text))
})
afterAll(() => {
  files.remove()
  rmSync(folder, { recursive: true })
})

test.each<[string, () => string[], RegExp]>([
  ['no file', () => ['--out', out], /Give one saved match/],
  [
    'a file that is not there',
    () => [join(folder, 'none.json'), '--out', out],
    /there is nothing there/,
  ],
  [
    'a file that is no match',
    () => [files.write('wrong.json', '{"a":1}'), '--out', out],
    /cannot be filmed/,
  ],
  ['nowhere to go', () => [files.good], /Say with --out .* \.mp4 or \.webm/],
  ['another kind of film', () => [files.good, '--out', join(folder, 'film.avi')], /film\.avi”/],
  ['a size that is none', () => [files.good, '--out', out, '--size', '640'], /not “640”/],
  ['an odd size', () => [files.good, '--out', out, '--size', '641x480'], /each even/],
  [
    'an end before its beginning',
    () => [files.good, '--out', out, '--from', '9', '--to', '3'],
    /--to comes before/,
  ],
  [
    'a folder that is not there',
    () => [files.good, '--out', join(folder, 'x', 'a.mp4')],
    /cannot be written/,
  ],
  ['a book that is no book', () => [files.good, '--stills', '--out', out], /ends in \.html/],
])('%s', async (_, args, sentence) => {
  expect(await run([...args(), '--json'])).toBe(1)
  expect(said.join('\n')).toMatch(sentence)
  expect(JSON.parse(said.at(-1) ?? '')).toMatchObject({ ok: false })
})

test('film refuses a --dist folder without a built page', async () => {
  writeFileSync(join(folder, 'empty'), '')
  expect(await run([files.good, '--out', out, '--dist', folder])).toBe(1)
  expect(said.join('\n')).toMatch(/index\.html cannot be read: there is nothing there/)
})

test('film --help speaks the language of --lang', async () => {
  expect(await run(['--help', '--lang', 'pl'])).toBe(0)
  expect(said.join('\n')).toMatch(/Robi film/)
})
