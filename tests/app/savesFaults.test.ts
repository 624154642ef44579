/** Failing storage: a single failure is retried, a lasting one reported, and broken rows are skipped. */
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeRandom } from '../../src/kernel/random.ts'
import { isHeader } from '../../src/app/saves/isHeader.ts'
import { entries, headerOf } from './saved.ts'

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.resetModules()
})
afterEach(() => vi.restoreAllMocks())

const openPage = () => import('../../src/app/saves/index.ts')
const broken = () => {
  throw new DOMException('the connection broke', 'UnknownError')
}

test('a request that fails once is retried', async () => {
  const { saves, useSavesFault } = await openPage()
  await saves.keep(headerOf('a'), 0, entries(2))
  vi.resetModules()
  const next = await openPage()
  vi.spyOn(IDBIndex.prototype, 'openCursor').mockImplementationOnce(broken)
  expect((await next.saves.list()).headers.map(({ id }) => id)).toEqual(['a'])
  expect(next.useSavesFault.getState().fault).toBeNull()
  expect(useSavesFault.getState().fault).toBeNull()
})

test('repeated failures are reported, and the next successful write stores what was missed', async () => {
  const { saves, useSavesFault } = await openPage()
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(broken)
  await saves.keep(headerOf('a', 1), 0, entries(2))
  expect(useSavesFault.getState().fault).toBe('forbidden')
  put.mockRestore()
  await saves.keep(headerOf('a', 2), 2, entries(3))
  expect(useSavesFault.getState().fault).toBeNull()
  vi.resetModules()
  const next = await openPage()
  expect((await next.saves.read('a'))?.entries).toEqual(entries(3))
})

test('a full storage is reported without a retry', async () => {
  const { saves, useSavesFault } = await openPage()
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await saves.keep(headerOf('a'), 0, [])
  expect(useSavesFault.getState().fault).toBe('full')
  expect(put).toHaveBeenCalledOnce()
})

test('a database that cannot be opened is not tried again', async () => {
  const { saves, useSavesFault } = await openPage()
  const open = vi.spyOn(indexedDB, 'open').mockImplementation(broken)
  await saves.keep(headerOf('a'), 0, entries(1))
  expect((await saves.read('a'))?.entries).toHaveLength(1)
  expect(useSavesFault.getState().fault).toBe('forbidden')
  expect(open).toHaveBeenCalledOnce()
})

function put(row: object): Promise<void> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('jharokha')
    opening.addEventListener('success', () => {
      const change = opening.result.transaction('headers', 'readwrite')
      change.objectStore('headers').put(row)
      change.addEventListener('complete', () => resolve(opening.result.close()))
    })
  })
}

test('the list skips a broken row and keeps an intact one of an unknown game', async () => {
  const { saves } = await openPage()
  await saves.keep(headerOf('a', 3), 0, [])
  await put({ id: 'x' })
  await put({ ...headerOf('c', 2), game: 'chess' })
  expect((await saves.list()).headers.map(({ id }) => id)).toEqual(['a', 'c'])
  await expect(saves.read('x')).rejects.toMatchObject({ field: 'game' })
  expect(await saves.read('nothing')).toBeNull()
})

test.each([
  [null],
  [{ id: 'x' }],
  [{ ...headerOf('x'), updated: 1e99 }],
  [{ ...headerOf('x'), sittings: [null] }],
  [{ ...headerOf('x'), sittings: [{ name: 1 }] }],
  [{ ...headerOf('x'), winners: 'all' }],
  [{ ...headerOf('x'), origin: null }],
  [{ ...headerOf('x'), origin: { kind: 'foretold' } }],
  [{ ...headerOf('x'), origin: { kind: 'committed', commitment: 'a', secret: 5, shares: [] } }],
  [
    {
      ...headerOf('x'),
      origin: { kind: 'committed', commitment: 'a', secret: null, shares: [null] },
    },
  ],
  [{ ...headerOf('x'), origin: { kind: 'committed', secret: null, shares: [] } }],
])('isHeader refuses %j', (row) => {
  expect(isHeader(row)).toBe(false)
})

test('memory keeps only the last match and what the database lacks', async () => {
  const { saves } = await openPage()
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  for (const id of ['lacking', 'played', 'last']) await saves.keep(headerOf(id), 0, entries(1))
  expect(put.mock.calls.length).toBeGreaterThan(1)
  const read = vi.spyOn(IDBIndex.prototype, 'openCursor').mockImplementation(broken)
  expect((await saves.list()).headers.map(({ id }) => id).sort()).toEqual(['lacking', 'last'])
  read.mockRestore()
  expect((await saves.list()).count).toBe(3)
})

test('names of a kept row are cleaned before a screen shows them', async () => {
  const { saves } = await openPage()
  await saves.keep(headerOf('a', 3), 0, [])
  const sitting = { name: '\u001b[2J\u202eZoe', kind: 'human', colour: 'saffron' }
  await put({ ...headerOf('b', 2), sittings: [sitting] })
  expect((await saves.read('b'))?.header.sittings[0]?.name).toBe('[2JZoe')
  const { headers } = await saves.list()
  expect(headers.map(({ sittings }) => sittings[0]?.name)).toContain('[2JZoe')
})

test('writes that fail at random lose no step of a match', async () => {
  const { saves } = await openPage()
  const random = makeRandom('one write in five fails')
  const whole = IDBObjectStore.prototype.put
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function put(
    this: IDBObjectStore,
    value,
    key,
  ) {
    if (random.int(5) === 0) throw new DOMException('the write failed', 'UnknownError')
    return key === undefined ? whole.call(this, value) : whole.call(this, value, key)
  })
  for (let length = 1; length <= 60; length += 1) {
    await saves.keep({ ...headerOf('a', length), length }, length - 1, entries(length))
    expect((await saves.read('a'))?.entries).toHaveLength(length)
  }
  vi.restoreAllMocks()
  await saves.keep({ ...headerOf('a', 61), length: 61 }, 60, entries(61))
  vi.resetModules()
  const next = await openPage()
  expect((await next.saves.read('a'))?.entries).toEqual(entries(61))
})
