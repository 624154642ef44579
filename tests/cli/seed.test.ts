/** The seed of a match at the terminal: long ones leave room for what each throw adds, longer ones are refused. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { UsageError } from '../../src/cli/args.ts'
import { run as play } from '../../src/cli/play.ts'
import { longestSeed as longestMatchSeed } from '../../src/kernel/origin.ts'
import { run as verify } from '../../src/cli/verify.ts'
import { checksumOf, type MatchRecord } from '../../src/kernel/record.ts'
import { longestThrowSeed } from '../../src/physics/limits.ts'
import { makeTestTerminal } from './testTerminal.ts'

// A busy machine is no fault.
vi.setConfig({ testTimeout: 90_000 })

const folder = mkdtempSync(join(tmpdir(), 'jharokha-seed-'))
afterAll(() => rmSync(folder, { recursive: true }))

const long = 's'.repeat(longestMatchSeed)
const begin = ['--game', 'border', '--seats', '2', '--bots', '1']

test('the longest seed of a match leaves room for the seed of any throw', () => {
  expect(`${long}/throw/${Number.MAX_SAFE_INTEGER}`.length).toBeLessThanOrEqual(longestThrowSeed)
})

test('verify accepts a match with the longest seed', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const file = join(folder, 'long.json')
  expect(
    await play([...begin, '--seed', long, '--save', file], makeTestTerminal(['', '1', 'q'])),
  ).toBe(0)
  expect(readFileSync(file, 'utf8')).toContain('"by":"throw"')
  expect(await verify([file])).toBe(0)
})

test('play refuses a longer seed in one sentence, also when it resumes a match', async () => {
  const file = join(folder, 'short.json')
  await play([...begin, '--seed', 's', '--save', file], makeTestTerminal(['', '1', 'q']))
  for (const args of [begin, ['--save', file]]) {
    const failed = await play([...args, '--seed', `${long}s`], makeTestTerminal([])).catch(
      (error: unknown) => error,
    )
    expect(failed).toBeInstanceOf(UsageError)
    expect((failed as UsageError).line.key).toBe('cli.error.seed')
  }
})

test('a match whose file names a longer seed is resumed with another one', async () => {
  const file = join(folder, 'foreign.json')
  await play([...begin, '--seed', 's', '--save', file], makeTestTerminal(['', 'q']))
  const record = JSON.parse(readFileSync(file, 'utf8')) as MatchRecord
  const table = { bots: 1, seed: 's'.repeat(195), throws: 'physics' }
  const { origin: _, ...first } = record
  const content = { ...first, version: 1, meta: { table } }
  writeFileSync(file, JSON.stringify({ ...content, checksum: checksumOf(content) }))
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  expect(await play(['--save', file], makeTestTerminal(['1', '1', '', '1', '1', '', '1']))).toBe(0)
  expect(await verify([file])).toBe(0)
})
