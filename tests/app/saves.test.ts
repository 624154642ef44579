/** The shelf in IndexedDB: rows replaced from a place on, other matches left alone. */
import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { openDatabase } from '../../src/app/saves/database.ts'
import { makeMemorySaves } from '../../src/app/saves/memory.ts'
import type { Saves } from '../../src/app/saves/shape.ts'
import { makeOrigin } from '../../src/session/origin.ts'
import { makeSeeds } from '../../src/session/seeds.ts'
import { makeThrow } from '../../src/physics/ask.ts'
import { parseThrow } from '../../src/physics/parse.ts'
import { entries, entry, headerOf } from './saved.ts'

const shelves: readonly (readonly [string, () => Promise<Saves>])[] = [
  ['the database', openDatabase],
  ['memory', async () => makeMemorySaves()],
]

test.each(shelves)('%s keeps, replaces, lists and throws away', async (_, open) => {
  const saves = await open()
  await saves.rewrite(headerOf('a', 1), 0, [])
  await saves.rewrite(headerOf('b', 2), 0, [entry(7)])
  for (const n of [0, 1, 2, 3]) await saves.rewrite(headerOf('a', 3 + n), n, entries(n + 1))
  await saves.rewrite(headerOf('a', 9), 2, [...entries(2), entry(8)])
  expect((await saves.read('a'))?.entries).toEqual([entry(0), entry(1), entry(8)])
  await saves.rewrite(headerOf('a', 10), 1, entries(1))
  expect((await saves.read('a'))?.entries).toEqual([entry(0)])
  expect((await saves.list()).map(({ id }) => id)).toEqual(['a', 'b'])
  await saves.remove('a')
  expect(await saves.read('a')).toBeNull()
  expect((await saves.read('b'))?.entries).toEqual([entry(7)])
})

test('a seed from an address may be of any length: its throws still fall', async () => {
  const seed = await makeSeeds(makeOrigin('x'.repeat(5000), String), String).throw(123_456)
  const pieces = [{ kind: 'd6', skin: 'plain', seat: 0 }] as const
  expect(parseThrow(makeThrow(pieces, seed)).ok).toBe(true)
})
