/** Matches in IndexedDB: a header and one row per input, so that saving an input is one small write. */
import { type DBSchema, type IDBPDatabase, type IDBPIndex, openDB } from 'idb'
import type { Entry } from '../../kernel/record.ts'
import { faultOf, readHeader } from './isHeader.ts'
import type { Header } from '../../session/header.ts'
import { BrokenRow, type Saves, WrittenElsewhere } from './shape.ts'

interface Shelf extends DBSchema {
  headers: { key: string; value: Header; indexes: { updated: number } }
  entries: { key: [string, number]; value: Entry }
}

const both = ['headers', 'entries'] as const

export type Version = Pick<Header, 'updated' | 'length'>

/** Version of each match as last read or written by this page. */
export type SeenVersions = Map<string, Version>

export function isSameVersion(a: Header, b: Version): boolean {
  return a.updated === b.updated && a.length === b.length
}

function open(): Promise<IDBPDatabase<Shelf>> {
  return openDB<Shelf>('jharokha', 2, {
    upgrade(database, before, _now, change) {
      if (before < 1) {
        database.createObjectStore('headers', { keyPath: 'id' })
        database.createObjectStore('entries')
      }
      change.objectStore('headers').createIndex('updated', 'updated')
    },
    blocking(_now, _next, event) {
      const database = event.target as IDBDatabase
      database.close()
    },
  })
}

/** Reads with a cursor from the newest, so that matches that are not listed are not read. */
async function newest(
  order: IDBPIndex<Shelf, 'headers'[], 'headers', 'updated'>,
  most: number,
): Promise<readonly Header[]> {
  const found: Header[] = []
  let row = await order.openCursor(null, 'prev')
  while (row && found.length < most) {
    const header = readHeader(row.value)
    if (header) found.push(header)
    row = found.length < most ? await row.continue() : null
  }
  return found
}

function rowsFrom(id: string, first: number): IDBKeyRange {
  return IDBKeyRange.bound([id, first], [id, Number.MAX_SAFE_INTEGER])
}

/** Reopens a connection that was closed by the browser or for another tab's upgrade. */
async function makeReopening(): Promise<() => Promise<IDBPDatabase<Shelf>>> {
  let database = await open()
  return async () => {
    try {
      database.transaction('headers')
    } catch {
      database = await open()
    }
    return database
  }
}

async function writeRows(
  database: IDBPDatabase<Shelf>,
  header: Header,
  from: number,
  all: readonly Entry[],
  isForeign: (stored: Header) => boolean,
): Promise<void> {
  const { id } = header
  const change = database.transaction(both, 'readwrite')
  // the failed request rejects by itself; this avoids an unhandled rejection
  change.done.catch(() => undefined)
  const headers = change.objectStore('headers')
  const rows = change.objectStore('entries')
  const [stored, before] = await Promise.all([
    headers.get(id),
    from > 0 ? rows.getKey([id, from - 1]) : null,
  ])
  if (stored && isForeign(stored)) throw new WrittenElsewhere()
  // if another tab removed the match, all entries are written, since a tail alone could not be read
  const first = stored && before !== undefined ? from : 0
  await Promise.all([
    rows.delete(rowsFrom(id, first)),
    ...all.slice(first).map((entry, i) => rows.put(entry, [id, first + i])),
    headers.put(header),
    change.done,
  ])
}

export async function openDatabase(seen: SeenVersions = new Map()): Promise<Saves> {
  const database = await makeReopening()

  /** A request may have succeeded although it failed here; a stored header equal to ours is not foreign. */
  function isForeign(stored: Header, header: Header): boolean {
    const last = seen.get(header.id)
    return last !== undefined && !isSameVersion(stored, last) && !isSameVersion(stored, header)
  }

  function see({ id, updated, length }: Header): void {
    seen.set(id, { updated, length })
  }

  return {
    async rewrite(header, from, all) {
      await writeRows(await database(), header, from, all, (stored) => isForeign(stored, header))
      see(header)
    },
    async list(most) {
      const order = (await database())
        .transaction(['headers'])
        .objectStore('headers')
        .index('updated')
      const [count, headers] = await Promise.all([order.count(), newest(order, most)])
      // invalid headers are not counted, as far as they were read
      return { headers, count: headers.length < most ? headers.length : count }
    },
    async read(id) {
      const look = (await database()).transaction(both)
      const [row, entries] = await Promise.all([
        look.objectStore('headers').get(id),
        look.objectStore('entries').getAll(rowsFrom(id, 0)),
      ])
      const header = readHeader(row)
      if (row !== undefined && !header) throw new BrokenRow(faultOf(row) ?? 'header')
      if (!header) return null
      see(header)
      return { header, entries }
    },
    async remove(id) {
      const change = (await database()).transaction(both, 'readwrite')
      await Promise.all([
        change.objectStore('headers').delete(id),
        change.objectStore('entries').delete(rowsFrom(id, 0)),
        change.done,
      ])
      seen.delete(id)
    },
  }
}
