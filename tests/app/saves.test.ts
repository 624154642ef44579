/** Saves in IndexedDB: entries replaced from a position on, other matches untouched. */
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { expect, test, vi } from 'vitest'
import { openDatabase } from '../../src/app/saves/database.ts'
import { makeMemorySaves } from '../../src/app/saves/memory.ts'
import type { Saves } from '../../src/app/saves/shape.ts'
import { makeOrigin } from '../../src/session/origin.ts'
import { makeSeeds } from '../../src/session/seeds.ts'
import { makeThrow } from '../../src/physics/ask.ts'
import { parseThrow } from '../../src/physics/ask.ts'
import { entries, entry, headerOf } from './saved.ts'

const shelves: readonly (readonly [string, () => Promise<Saves>])[] = [
  ['the database', openDatabase],
  ['memory', async () => makeMemorySaves()],
]

test.each(shelves)('%s keeps, replaces, lists and removes matches', async (_, open) => {
  const saves = await open()
  await saves.rewrite(headerOf('a', 1), 0, [])
  await saves.rewrite(headerOf('b', 2), 0, [entry(7)])
  for (const n of [0, 1, 2, 3]) await saves.rewrite(headerOf('a', 3 + n), n, entries(n + 1))
  await saves.rewrite(headerOf('a', 9), 2, [...entries(2), entry(8)])
  expect((await saves.read('a'))?.entries).toEqual([entry(0), entry(1), entry(8)])
  await saves.rewrite(headerOf('a', 10), 1, entries(1))
  expect((await saves.read('a'))?.entries).toEqual([entry(0)])
  expect((await saves.list(9)).headers.map(({ id }) => id)).toEqual(['a', 'b'])
  await saves.remove('a')
  expect(await saves.read('a')).toBeNull()
  expect((await saves.read('b'))?.entries).toEqual([entry(7)])
})

test('a seed of any length from an address gives valid throws', async () => {
  const seed = await makeSeeds(() => makeOrigin('x'.repeat(5000), String), String).throw(123_456)
  const pieces = [{ kind: 'd6', skin: 'plain', seat: 0 }] as const
  expect(parseThrow(makeThrow(pieces, seed)).ok).toBe(true)
})

/** Number of headers read to list the newest of `count` matches. */
async function readOf(count: number): Promise<number> {
  vi.stubGlobal('indexedDB', new IDBFactory())
  const saves = await openDatabase()
  for (let n = 0; n < count; n += 1) await saves.rewrite(headerOf(`m${n}`, n), 0, [])
  const { openCursor } = IDBIndex.prototype
  let read = 0
  vi.spyOn(IDBIndex.prototype, 'openCursor').mockImplementation(function open(
    this: IDBIndex,
    ...asked
  ) {
    const request = openCursor.apply(this, asked)
    request.addEventListener('success', () => (read += request.result ? 1 : 0))
    return request
  })
  const all = vi.spyOn(IDBObjectStore.prototype, 'getAll')
  const shelf = await saves.list(24)
  expect(shelf.count).toBe(count)
  expect(shelf.headers[0]?.id).toBe(`m${count - 1}`)
  expect(shelf.headers).toHaveLength(Math.min(24, count))
  expect(all).not.toHaveBeenCalled()
  vi.restoreAllMocks()
  return read
}

test('list reads no more headers of five hundred matches than of thirty', async () => {
  expect(await readOf(30)).toBe(24)
  expect(await readOf(500)).toBe(24)
  expect(await readOf(5)).toBe(5)
})

test('a database of version 1 gets the index by date', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  await new Promise<void>((resolve) => {
    const opening = indexedDB.open('jharokha', 1)
    opening.addEventListener('upgradeneeded', () => {
      opening.result.createObjectStore('headers', { keyPath: 'id' }).put(headerOf('old', 5))
      opening.result.createObjectStore('entries')
    })
    opening.addEventListener('success', () => {
      opening.result.close()
      resolve()
    })
  })
  const saves = await openDatabase()
  await saves.rewrite(headerOf('new', 7), 0, [])
  expect((await saves.list(9)).headers.map(({ id }) => id)).toEqual(['new', 'old'])
})
