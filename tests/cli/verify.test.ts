/** The verifier: exit 0 for a good file, 1 and one clear sentence for any other. */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { run } from '../../src/cli/verify.ts'
import { type MatchFiles, makeMatchFiles } from './matchFiles.ts'

// A busy machine is no fault.
vi.setConfig({ testTimeout: 90_000 })

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
afterAll(() => files.remove())

test('a good file is in order, and its throws fall the same again', async () => {
  expect(await run([files.good])).toBe(0)
  expect(said.join()).toMatch(
    /in order\. The Border, 2 players, \d+ entries, [1-9]\d* throws? made again/,
  )
})

test.each<[string, () => string, RegExp]>([
  ['an empty file', () => '', /is empty/],
  ['a cut file', () => readFileSync(files.good, 'utf8').slice(0, 500), /cut off/],
  [
    'a changed name',
    () => readFileSync(files.good, 'utf8').replace('"v"', '"w"'),
    /changed or damaged/,
  ],
  ['other rules', () => files.forged((record) => ({ ...record, rules: 99 })), /another version/],
  ['a newer file', () => files.forged((record) => ({ ...record, version: 99 })), /newer version/],
  [
    'a forged command',
    () =>
      files.forged((record) => ({
        ...record,
        entries: record.entries.map((entry) =>
          entry.kind === 'command' ? { ...entry, command: { type: 'win' } } : entry,
        ),
      })),
    /breaks at entry 4: The rules do not allow this now/,
  ],
])('%s: exit 1 and a sentence', async (_name, text, sentence) => {
  expect(await run([files.write('bad.json', text())])).toBe(1)
  expect(said[0]).toMatch(sentence)
})

test('the sentence comes in the language that is asked for', async () => {
  expect(await run([files.write('leer.json', ''), '--lang', 'ru'])).toBe(1)
  expect(said[0]).toMatch(/Файл пуст/)
})

test('a file that is not there, or none at all, is a mistake of the caller', async () => {
  await expect(run([`${files.good}.nothing`])).rejects.toThrow('cli.error.file')
  await expect(run([])).rejects.toThrow('cli.error.oneFile')
})
