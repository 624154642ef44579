/** The verifier: exit 0 for a good file, 1 and one clear sentence for any other. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { run as play } from '../../src/cli/play.ts'
import { run } from '../../src/cli/verify.ts'
import { checksumOf, type MatchRecord } from '../../src/kernel/record.ts'
import { makeDesk } from './desk.ts'

// A busy machine is no fault.
vi.setConfig({ testTimeout: 90_000 })

const folder = mkdtempSync(join(tmpdir(), 'jharokha-verify-'))
const good = join(folder, 'good.json')
const said: string[] = []

beforeAll(async () => {
  const args = ['--game', 'border', '--seats', '2', '--bots', '1', '--seed', 'v', '--save', good]
  await play(args, makeDesk(['', '1', '1', '', '1', '1', '', '1', '1']))
})
beforeEach(() => {
  said.length = 0
  vi.spyOn(console, 'log').mockImplementation((text: string) => void said.push(text))
  vi.spyOn(console, 'error').mockImplementation((text: string) => void said.push(text))
})
afterAll(() => rmSync(folder, { recursive: true }))

function fileWith(name: string, text: string): string {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

function forged(change: (record: MatchRecord) => object): string {
  const record = JSON.parse(readFileSync(good, 'utf8')) as MatchRecord
  const content = change(record)
  return JSON.stringify({ ...content, checksum: checksumOf(content) })
}

test('a good file is in order, and its throws fall the same again', async () => {
  expect(await run([good])).toBe(0)
  expect(said.join()).toMatch(
    /in order\. The Border, 2 players, \d+ entries, [1-9]\d* throws? made again/,
  )
})

test('with --fast no dice are thrown', async () => {
  expect(await run([good, '--fast'])).toBe(0)
  expect(said.join()).toContain('0 throws made again')
})

/** The good file with something else in the proof of each throw. */
const withProofs = (change: object): string =>
  forged((record) => {
    const entries = record.entries.map((entry) => {
      const proof = entry.proof as { by?: string } | undefined
      return proof?.by === 'throw' ? { ...entry, proof: { ...proof, ...change } } : entry
    })
    return { ...record, entries }
  })

test('what was typed of real dice is believed, and that is said', async () => {
  const text = withProofs({ by: 'typed' })
  expect(await run([fileWith('typed.json', text)])).toBe(0)
  expect(said.join()).toMatch(/0 throws made again.*[1-9]\d* throws? fell on a real table/s)
})

test('what fell by another physics is believed, and that is said', async () => {
  const text = withProofs({ physics: 1 })
  expect(await run([fileWith('older.json', text)])).toBe(0)
  expect(said.join()).toMatch(/0 throws made again.*[1-9]\d* throws? fell by another version/s)
})

test('a proof that does not give its faces is found', async () => {
  const file = fileWith('proof.json', withProofs({ seed: 'mine' }))
  expect(await run([file])).toBe(1)
  expect(said[0]).toMatch(/The throw at entry 3 does not give these faces/)
  expect(await run([file, '--fast'])).toBe(0)
})

test.each<[string, () => string, RegExp]>([
  ['an empty file', () => '', /is empty/],
  ['a cut file', () => readFileSync(good, 'utf8').slice(0, 500), /cut off/],
  ['a changed name', () => readFileSync(good, 'utf8').replace('"v"', '"w"'), /changed or damaged/],
  ['other rules', () => forged((record) => ({ ...record, rules: 99 })), /another version/],
  ['a newer file', () => forged((record) => ({ ...record, version: 99 })), /newer version/],
  [
    'a forged command',
    () =>
      forged((record) => ({
        ...record,
        entries: record.entries.map((entry) =>
          entry.kind === 'command' ? { ...entry, command: { type: 'win' } } : entry,
        ),
      })),
    /breaks at entry 4: The rules do not allow this now/,
  ],
])('%s: exit 1 and a sentence', async (_name, text, sentence) => {
  expect(await run([fileWith('bad.json', text())])).toBe(1)
  expect(said[0]).toMatch(sentence)
})

test('the sentence comes in the language that is asked for', async () => {
  expect(await run([fileWith('leer.json', ''), '--lang', 'ru'])).toBe(1)
  expect(said[0]).toMatch(/Файл пуст/)
})

test('a file that is not there, or none at all, is a mistake of the caller', async () => {
  await expect(run([join(folder, 'nothing.json')])).rejects.toThrow('cli.error.file')
  await expect(run([])).rejects.toThrow('cli.error.oneFile')
})
