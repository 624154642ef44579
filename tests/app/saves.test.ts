/** The shelf in IndexedDB: rows replaced from a place on, other matches left alone. */
import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { openDatabase } from '../../src/app/saves/database.ts'
import { makeMemorySaves } from '../../src/app/saves/memory.ts'
import { type Header, type Saves, shortSeed } from '../../src/app/saves/shape.ts'
import type { Entry } from '../../src/kernel/record.ts'
import { makeThrow } from '../../src/physics/ask.ts'
import { parseThrow } from '../../src/physics/parse.ts'

const header = (id: string, updated: number): Header => ({
  id,
  game: 'border',
  rules: 1,
  options: {},
  sittings: [],
  created: 0,
  updated,
  length: 0,
  winners: null,
})
const entry = (id: number): Entry => ({
  kind: 'chance',
  id,
  answer: { kind: 'faces', faces: [id] },
})

const shelves: readonly (readonly [string, () => Promise<Saves>])[] = [
  ['the database', openDatabase],
  ['memory', async () => makeMemorySaves()],
]

test.each(shelves)('%s keeps, replaces, lists and throws away', async (_, open) => {
  const saves = await open()
  await saves.create(header('a', 1), [])
  await saves.create(header('b', 2), [entry(7)])
  for (const n of [0, 1, 2, 3]) await saves.rewrite(header('a', 3 + n), n, [entry(n)])
  await saves.rewrite(header('a', 9), 2, [entry(8)])
  expect((await saves.read('a'))?.entries).toEqual([entry(0), entry(1), entry(8)])
  await saves.rewrite(header('a', 10), 1, [])
  expect((await saves.read('a'))?.entries).toEqual([entry(0)])
  expect((await saves.list()).map(({ id }) => id)).toEqual(['a', 'b'])
  await saves.remove('a')
  expect(await saves.read('a')).toBeNull()
  expect((await saves.read('b'))?.entries).toEqual([entry(7)])
})

test('a seed from an address may be of any length: its throws still fall', () => {
  const seed = `${shortSeed('x'.repeat(5000))}/throw/123456`
  const pieces = [{ kind: 'd6', skin: 'plain', seat: 0 }] as const
  expect(parseThrow(makeThrow(pieces, seed)).ok).toBe(true)
})
