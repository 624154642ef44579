/** Matches in IndexedDB: a header and a row for each input, so that keeping one more input is one small write. */
import { type DBSchema, type IDBPDatabase, type IDBPIndex, openDB } from 'idb'
import type { Entry } from '../../kernel/record.ts'
import { isHeader } from './isHeader.ts'
import type { Header } from '../../session/header.ts'
import { type Saves, WrittenElsewhere } from './shape.ts'

interface Shelf extends DBSchema {
  headers: { key: string; value: Header; indexes: { updated: number } }
  entries: { key: [string, number]; value: Entry }
}

const both = ['headers', 'entries'] as const

type Version = Pick<Header, 'updated' | 'length'>

/** The version of each match that this page last read or wrote. */
export type SeenVersions = Map<string, Version>

function isSame(a: Header, b: Version): boolean {
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

/** One after the other from the newest, so that what is not shown is not read. */
async function newest(
  order: IDBPIndex<Shelf, 'headers'[], 'headers', 'updated'>,
  most: number,
): Promise<readonly Header[]> {
  const found: Header[] = []
  let row = await order.openCursor(null, 'prev')
  while (row && found.length < most) {
    if (isHeader(row.value)) found.push(row.value)
    row = found.length < most ? await row.continue() : null
  }
  return found
}

function rowsFrom(id: string, first: number): IDBKeyRange {
  return IDBKeyRange.bound([id, first], [id, Number.MAX_SAFE_INTEGER])
}

/** Another tab may have asked for the newer version, or the browser closed it: it is opened again. */
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
  // a failed request is told by itself
  change.done.catch(() => undefined)
  const headers = change.objectStore('headers')
  const rows = change.objectStore('entries')
  const [stored, before] = await Promise.all([
    headers.get(id),
    from > 0 ? rows.getKey([id, from - 1]) : null,
  ])
  if (stored && isForeign(stored)) throw new WrittenElsewhere()
  // another tab may have thrown the match away: its end alone could not be read
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

  /** A request that failed may have been carried out all the same: then our own header is there. */
  function isForeign(stored: Header, header: Header): boolean {
    const last = seen.get(header.id)
    return last !== undefined && !isSame(stored, last) && !isSame(stored, header)
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
      // what is no header is not counted, as far as the shelf was read
      return { headers, count: headers.length < most ? headers.length : count }
    },
    async read(id) {
      const look = (await database()).transaction(both)
      const [header, entries] = await Promise.all([
        look.objectStore('headers').get(id),
        look.objectStore('entries').getAll(rowsFrom(id, 0)),
      ])
      if (!isHeader(header)) return null
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
