/** Two tabs on one database: neither overwrites what the other has written or removed. */
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { openDatabase } from '../../src/app/saves/database.ts'
import type { Header } from '../../src/session/header.ts'
import { WrittenElsewhere } from '../../src/app/saves/shape.ts'
import { entries, headerOf } from './saved.ts'

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.resetModules()
})

const at = (length: number, updated = length): Header => ({ ...headerOf('a'), length, updated })

test('a late write of the tab that lost the match is refused', async () => {
  const [old, now] = [await openDatabase(), await openDatabase()]
  await old.rewrite(at(3), 0, entries(3))
  await now.read('a')
  await now.rewrite(at(4, 40), 3, entries(4))
  await now.rewrite(at(5, 50), 4, entries(5))
  await expect(old.rewrite(at(4, 41), 3, entries(4))).rejects.toBeInstanceOf(WrittenElsewhere)
  expect(await now.read('a')).toEqual({ header: at(5, 50), entries: entries(5) })
})

test("a tab that reads again continues from the other's entries", async () => {
  const [old, now] = [await openDatabase(), await openDatabase()]
  await old.rewrite(at(3), 0, entries(3))
  await now.read('a')
  await now.rewrite(at(4, 40), 3, entries(4))
  await old.read('a')
  await old.rewrite(at(5, 50), 4, entries(5))
  expect((await old.read('a'))?.entries).toHaveLength(5)
})

test("a write that succeeded although its request failed is not taken for another tab's", async () => {
  const known = new Map()
  const store = await openDatabase(known)
  await store.rewrite(at(3), 0, entries(3))
  await (await openDatabase()).rewrite(at(4), 0, entries(4))
  await (await openDatabase(known)).rewrite(at(4), 3, entries(4))
  expect((await store.read('a'))?.entries).toHaveLength(4)
})

test('a match that another tab deleted is stored again completely', async () => {
  const [plays, removes] = [await openDatabase(), await openDatabase()]
  await plays.rewrite(at(3), 0, entries(3))
  await removes.remove('a')
  await plays.rewrite(at(4), 3, entries(4))
  expect((await removes.read('a'))?.entries).toEqual(entries(4))
})

/** A page with its own modules and stubbed Web Locks. */
async function openPage(held: readonly { name: string; clientId: string }[] = []) {
  const asked: { name: string; steal: boolean }[] = []
  async function request(
    name: string,
    options: { steal?: boolean } | (() => unknown),
    job?: () => unknown,
  ) {
    if (typeof options === 'function') {
      locks.push({ name, clientId: 'here' })
      return options()
    }
    asked.push({ name, steal: options.steal === true })
    return job?.()
  }
  const locks = [...held]
  vi.stubGlobal('navigator', { locks: { request, query: async () => ({ held: locks }) } })
  const { saves } = await import('../../src/app/saves/index.ts')
  return { saves, asked }
}

test.each(['here', 'there'])(
  'a table open on this page closes when another tab has written more: %s',
  async (clientId) => {
    const { saves, asked } = await openPage([{ name: 'jharokha.a', clientId }])
    await saves.keep(at(3), 0, entries(3))
    const other = await openDatabase()
    await other.read('a')
    await other.rewrite(at(5, 50), 3, entries(5))
    await expect(saves.keep(at(4, 60), 3, entries(4))).rejects.toThrow()
    expect(asked).toEqual(clientId === 'here' ? [{ name: 'jharokha.a', steal: true }] : [])
    // the entries that only this page has do not count as newer
    expect((await saves.read('a'))?.header).toEqual(at(5, 50))
  },
)

test('removing a match steals its lock, which closes the table in another tab', async () => {
  const { saves, asked } = await openPage()
  await saves.keep(at(3), 0, entries(3))
  await saves.remove('a')
  expect(asked).toEqual([{ name: 'jharokha.a', steal: true }])
  expect((await saves.list()).headers).toEqual([])
})

test("a match that another tab removed does not return from this page's memory", async () => {
  const { saves } = await openPage()
  await saves.keep(at(3), 0, entries(3))
  await (await openDatabase()).remove('a')
  expect((await saves.list()).headers).toEqual([])
  expect(await saves.read('a')).toBeNull()
})

test('without Web Locks the tab whose write is refused learns that the match is open elsewhere', async () => {
  vi.stubGlobal('navigator', {})
  const { saves } = await import('../../src/app/saves/index.ts')
  const { lockMatch } = await import('../../src/app/saves/matchLock.ts')
  const onLost = vi.fn()
  await lockMatch('a', false, onLost)
  await saves.keep(at(3), 0, entries(3))
  const other = await openDatabase()
  await other.read('a')
  await other.rewrite(at(5, 50), 3, entries(5))
  await expect(saves.keep(at(4, 60), 3, entries(4))).rejects.toBeInstanceOf(Error)
  expect(onLost).toHaveBeenCalledOnce()
  expect((await saves.read('a'))?.entries).toHaveLength(5)
  await saves.keep(at(6, 70), 5, entries(6))
  expect((await other.read('a'))?.entries).toHaveLength(6)
})
