/** Matches in IndexedDB: a header and a row for each input, so that keeping one more input is one small write. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Entry } from '../../kernel/record.ts'
import type { Header, Saves } from './shape.ts'

interface Shelf extends DBSchema {
  headers: { key: string; value: Header }
  entries: { key: [string, number]; value: Entry }
}

const both = ['headers', 'entries'] as const

function open(): Promise<IDBPDatabase<Shelf>> {
  return openDB<Shelf>('jharokha', 1, {
    upgrade(database) {
      database.createObjectStore('headers', { keyPath: 'id' })
      database.createObjectStore('entries')
    },
    blocking(_now, _next, event) {
      const database = event.target as IDBDatabase
      database.close()
    },
  })
}

function from(id: string, first: number): IDBKeyRange {
  return IDBKeyRange.bound([id, first], [id, Number.MAX_SAFE_INTEGER])
}

export async function openDatabase(): Promise<Saves> {
  let database = await open()
  /** Another tab may have asked for the newer version, or the browser closed it: open it again. */
  async function ready(): Promise<IDBPDatabase<Shelf>> {
    try {
      database.transaction('headers')
    } catch {
      database = await open()
    }
    return database
  }

  async function rewrite(header: Header, first: number, entries: readonly Entry[]): Promise<void> {
    const change = (await ready()).transaction(both, 'readwrite')
    const rows = change.objectStore('entries')
    await Promise.all([
      rows.delete(from(header.id, first)),
      ...entries.map((entry, i) => rows.put(entry, [header.id, first + i])),
      change.objectStore('headers').put(header),
      change.done,
    ])
  }

  return {
    rewrite,
    create: (header, entries) => rewrite(header, 0, entries),
    async list() {
      const headers = await (await ready()).getAll('headers')
      return headers.sort((a, b) => b.updated - a.updated)
    },
    async read(id) {
      const look = (await ready()).transaction(both)
      const [header, entries] = await Promise.all([
        look.objectStore('headers').get(id),
        look.objectStore('entries').getAll(from(id, 0)),
      ])
      return header ? { header, entries } : null
    },
    async remove(id) {
      const change = (await ready()).transaction(both, 'readwrite')
      await Promise.all([
        change.objectStore('headers').delete(id),
        change.objectStore('entries').delete(from(id, 0)),
        change.done,
      ])
    },
  }
}
