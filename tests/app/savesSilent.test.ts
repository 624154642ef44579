/** Storage that opens but does not answer: play goes on in memory, and what it missed is stored when it answers. */
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { entries, headerOf } from './saved.ts'

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.resetModules()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => vi.useRealTimers())

const openPage = () => import('../../src/app/saves/index.ts')
type Page = Awaited<ReturnType<typeof openPage>>

/** Holds a transaction open, for which all later requests wait, until the returned function is called. */
function silence(): Promise<() => void> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('jharokha')
    opening.addEventListener('success', () => {
      const database = opening.result
      const store = database.transaction(['headers', 'entries'], 'readwrite').objectStore('headers')
      let isHeld = true
      const hold = () => {
        const request = store.count()
        request.addEventListener('success', () => (isHeld ? hold() : database.close()))
      }
      hold()
      resolve(() => (isHeld = false))
    })
  })
}

const keepUpTo = ({ saves }: Page, length: number) =>
  saves.keep({ ...headerOf('a', length), length }, length - 1, entries(length))

async function storedLater(): Promise<number | undefined> {
  vi.useRealTimers()
  vi.resetModules()
  const next = await openPage()
  return (await next.saves.read('a'))?.entries.length
}

test('a write that gets no answer is reported, and later steps do not wait', async () => {
  const page = await openPage()
  await keepUpTo(page, 1)
  const release = await silence()
  const second = keepUpTo(page, 2)
  await vi.advanceTimersByTimeAsync(10_000)
  await second
  expect(page.useSavesFault.getState().fault).toBe('silent')
  // no time passes: it does not wait again
  await keepUpTo(page, 3)
  expect((await page.saves.read('a'))?.entries).toHaveLength(3)
  release()
})

test('steps played while the storage was silent are stored once it answers', async () => {
  const page = await openPage()
  await keepUpTo(page, 1)
  const release = await silence()
  const second = keepUpTo(page, 2)
  await vi.advanceTimersByTimeAsync(10_000)
  await second
  await keepUpTo(page, 3)
  release()
  await vi.waitFor(() => expect(page.useSavesFault.getState().fault).toBeNull())
  expect(await storedLater()).toBe(3)
})

test('a match that cannot be read for silence is not called missing', async () => {
  await keepUpTo(await openPage(), 2)
  vi.resetModules()
  const page = await openPage()
  await page.saves.list()
  const release = await silence()
  const reading = page.saves.read('a')
  const failed = expect(reading).rejects.toThrow('does not answer')
  await vi.advanceTimersByTimeAsync(10_000)
  await failed
  expect(page.useSavesFault.getState().fault).toBe('silent')
  release()
  await vi.waitFor(() => expect(page.useSavesFault.getState().fault).toBeNull())
  expect((await page.saves.read('a'))?.entries).toHaveLength(2)
})

/** Opens the database as the first version of the page did, which blocks the upgrade until it is closed. */
function openOldVersion(): Promise<IDBDatabase> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('jharokha', 1)
    opening.addEventListener('upgradeneeded', () => {
      opening.result.createObjectStore('headers', { keyPath: 'id' })
      opening.result.createObjectStore('entries')
    })
    opening.addEventListener('success', () => resolve(opening.result))
  })
}

test('a storage that opens late gets the steps that were played meanwhile', async () => {
  const old = await openOldVersion()
  const page = await openPage()
  const first = keepUpTo(page, 1)
  await vi.advanceTimersByTimeAsync(10_000)
  await first
  await keepUpTo(page, 2)
  expect(page.useSavesFault.getState().fault).toBe('silent')
  expect((await page.saves.list()).headers).toHaveLength(1)
  old.close()
  await vi.waitFor(() => expect(page.useSavesFault.getState().fault).toBeNull())
  expect(await storedLater()).toBe(2)
})

test('a clock that was set back loses no unwritten step', async () => {
  const page = await openPage()
  await keepUpTo(page, 1)
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await page.saves.keep({ ...headerOf('a', -5000), length: 2 }, 1, entries(2))
  expect((await page.saves.read('a'))?.entries).toHaveLength(2)
  put.mockRestore()
  await page.saves.keep({ ...headerOf('a', -4000), length: 3 }, 2, entries(3))
  expect(await storedLater()).toBe(3)
})
