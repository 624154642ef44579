/** Matches in IndexedDB: a header and a row for each input, so that keeping one more input is one small write. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Entry } from '../../kernel/record.ts'
import { isHeader } from './isHeader.ts'
import type { Header } from '../../session/header.ts'
import { type Saves, WrittenElsewhere } from './shape.ts'

interface Shelf extends DBSchema {
  headers: { key: string; value: Header }
  entries: { key: [string, number]; value: Entry }
}

const both = ['headers', 'entries'] as const

/** What this page last read or wrote of each match. */
export type Known = Map<string, Pick<Header, 'updated' | 'length'>>

function isSame(a: Header, b: Pick<Header, 'updated' | 'length'>): boolean {
  return a.updated === b.updated && a.length === b.length
}

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

function rowsFrom(id: string, first: number): IDBKeyRange {
  return IDBKeyRange.bound([id, first], [id, Number.MAX_SAFE_INTEGER])
}

export async function openDatabase(known: Known = new Map()): Promise<Saves> {
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

  /** A request that failed may have been carried out all the same: then our own header is there. */
  function isForeign(stored: Header, header: Header): boolean {
    const last = known.get(header.id)
    return last !== undefined && !isSame(stored, last) && !isSame(stored, header)
  }

  async function rewrite(header: Header, from: number, all: readonly Entry[]): Promise<void> {
    const { id } = header
    const change = (await ready()).transaction(both, 'readwrite')
    // a failed request is told by itself
    change.done.catch(() => undefined)
    const headers = change.objectStore('headers')
    const rows = change.objectStore('entries')
    const [stored, before] = await Promise.all([
      headers.get(id),
      from > 0 ? rows.getKey([id, from - 1]) : null,
    ])
    if (stored && isForeign(stored, header)) throw new WrittenElsewhere()
    // another tab may have thrown the match away: its end alone could not be read
    const first = stored && before !== undefined ? from : 0
    await Promise.all([
      rows.delete(rowsFrom(id, first)),
      ...all.slice(first).map((entry, i) => rows.put(entry, [id, first + i])),
      headers.put(header),
      change.done,
    ])
    known.set(id, header)
  }

  return {
    rewrite,
    async list() {
      const headers = await (await ready()).getAll('headers')
      return headers.filter(isHeader).sort((a, b) => b.updated - a.updated)
    },
    async read(id) {
      const look = (await ready()).transaction(both)
      const [header, entries] = await Promise.all([
        look.objectStore('headers').get(id),
        look.objectStore('entries').getAll(rowsFrom(id, 0)),
      ])
      if (!isHeader(header)) return null
      known.set(id, header)
      return { header, entries }
    },
    async remove(id) {
      const change = (await ready()).transaction(both, 'readwrite')
      await Promise.all([
        change.objectStore('headers').delete(id),
        change.objectStore('entries').delete(rowsFrom(id, 0)),
        change.done,
      ])
      known.delete(id)
    },
  }
}
