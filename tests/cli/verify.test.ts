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

test('verify proves every answer of a committed file', async () => {
  expect(await run([files.good, '--strict', '--json'])).toBe(0)
  const told = said.join('\n')
  expect(told).toMatch(/good\.json: in order\. All that a file can prove is proved\./)
  expect(told).toMatch(/The Border, 2 players, 16 inputs/)
  expect(told).toMatch(/All 16 inputs follow the rules/)
  expect(told).toMatch(/The match is not over/)
  expect(told).toMatch(/[1-9]\d* throws were made again and fell as the file says/)
  expect(told).toMatch(
    /fixed before the first throw\. .* commitment is “\p{L}+( \p{L}+){7}” \([0-9a-f]{16}\)/u,
  )
  expect(told).toMatch(/After the commitment v added a share/)
  expect(told).toMatch(/The components have our values/)
  expect(told).toMatch(/No witness’s phrase was given/)
  expect(told).toMatch(/The checksum finds damage, not forgery/)
  expect(JSON.parse(said.at(-1) ?? '')).toMatchObject({ ok: true, proved: true, gaps: [] })
})

test('verify knows the witness’s phrase in every language and refuses another one', async () => {
  await run([files.good, '--lang', 'el'])
  const phrase = /«(\p{L}+( \p{L}+){7})»/u.exec(said.join('\n'))?.[1] ?? ''
  expect(await run([files.good, '--fast', '--witness', phrase])).toBe(0)
  expect(said.join('\n')).toMatch(/The witness’s phrase belongs to this commitment/)
  expect(await run([files.good, '--fast', '--witness', 'apple pear', '--json'])).toBe(1)
  expect(said.join('\n')).toMatch(/this file says what is not so.*does not belong to this match/s)
  expect(JSON.parse(said.at(-1) ?? '')).toMatchObject({ ok: false, witness: 'differs' })
})

test('verify --strict fails for each missing proof and names it', async () => {
  expect(await run([files.good, '--fast'])).toBe(0)
  expect(said[0]).toMatch(/nothing in it is untrue, but not all of it is proved/)
  expect(await run([files.good, '--fast', '--strict'])).toBe(1)
  expect(said.join('\n')).toMatch(/--strict fails for throws that were not made again/)
})

test.each<[string, () => string, RegExp]>([
  ['an empty file', () => '', /is empty/],
  ['a cut file', () => readFileSync(files.good, 'utf8').slice(0, 500), /cut off/],
  [
    'a changed name',
    () => readFileSync(files.good, 'utf8').replace('"name":"v"', '"name":"w"'),
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
  expect(said.join('\n')).toMatch(sentence)
})

test('verify speaks the language of --lang', async () => {
  expect(await run([files.write('leer.json', ''), '--lang', 'ru'])).toBe(1)
  expect(said[0]).toMatch(/Файл пуст/)
})

test('verify reports a missing file, also as JSON', async () => {
  expect(await run([`${files.good}.nothing`, '--json'])).toBe(1)
  expect(said[0]).toMatch(/cannot be read: there is nothing there/)
  expect(JSON.parse(said.at(-1) ?? '')).toMatchObject({ ok: false, reason: 'file' })
  await expect(run([])).rejects.toThrow('cli.error.oneFile')
})
