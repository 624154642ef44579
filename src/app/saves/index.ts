/** The one shelf of matches of this page: the database, and memory as soon as the database fails. */
import { create } from 'zustand'
import type { Entry } from '../../kernel/record.ts'
import { openDatabase, type SeenVersions } from './database.ts'
import { stealLock, stealOwnLock } from './matchLock.ts'
import { makeMemorySaves } from './memory.ts'
import { lookForSpace } from './space.ts'
import { type StorageFault, type Saves, type Shelfful, WrittenElsewhere } from './shape.ts'
import type { Header } from '../../session/header.ts'

/** What is wrong with the storage, for the page to say. */
export const useSavesFault = create<{ fault: StorageFault | null }>()(() => ({ fault: null }))
const tell = (fault: StorageFault | null) => useSavesFault.setState({ fault })

const memory = makeMemorySaves()
const seen: SeenVersions = new Map()
let opening: Promise<Saves> | null = null
let isForbidden = false

/** From which entry on memory has what was not yet written to the database. */
const unwritten = new Map<string, number>()

/** Null for good once it cannot be opened. */
async function database(): Promise<Saves | null> {
  if (isForbidden) return null
  opening ??= openDatabase(seen)
  try {
    return await opening
  } catch {
    isForbidden = true
    tell('forbidden')
    return null
  }
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}

/** Asks the database; when it fails, the fault is told and memory answers as the fallback. */
async function withDatabase<T>(
  job: (saves: Saves) => Promise<T>,
  fallback: () => Promise<T>,
): Promise<T> {
  // a connection can break under a request: it is opened again, and the job is retried once
  for (const isRetry of [false, true]) {
    const store = await database()
    if (!store) break
    try {
      const answer = await job(store)
      if (unwritten.size === 0) tell(null)
      return answer
    } catch (error) {
      if (error instanceof WrittenElsewhere) throw error
      if (isFull(error) || isRetry) tell(isFull(error) ? 'full' : 'forbidden')
      if (isFull(error)) break
      opening = null
    }
  }
  return fallback()
}

/** The match that is played: should the database break, memory has all of it. */
let played: string | null = null

/** What was played before and is in the database need not be in memory as well. */
async function turnTo(id: string): Promise<void> {
  if (played !== null && played !== id && !unwritten.has(played)) await memory.remove(played)
  played = id
}

async function forget(id: string): Promise<void> {
  unwritten.delete(id)
  await memory.remove(id)
}

/** After so many inputs a storage can be fuller than it was. */
const lookEvery = 50
let kept = 0

/** The whole match is handed along, so that memory can take over in the middle of it. */
async function keep(header: Header, first: number, all: readonly Entry[]): Promise<void> {
  const { id } = header
  await turnTo(id)
  if (kept % lookEvery === 0) void lookForSpace()
  kept += 1
  await memory.rewrite(header, 0, all)
  const from = Math.min(first, unwritten.get(id) ?? first)
  unwritten.set(id, from)
  const write = async (store: Saves) => {
    await store.rewrite(header, from, all)
    unwritten.delete(id)
  }
  try {
    await withDatabase(write, async () => undefined)
  } catch (error) {
    // what the other tab has kept is the match now
    await forget(id)
    await stealOwnLock(id)
    throw error
  }
}

export const saves = {
  keep,
  /** Newest first; of a full shelf only so many are read. */
  async list(most = Infinity): Promise<Shelfful> {
    const here = await memory.list(Infinity)
    const stored = await withDatabase(
      (store) => store.list(most),
      async () => here,
    )
    const known = new Set(stored.headers.map(({ id }) => id))
    const only = here.headers.filter(({ id }) => unwritten.has(id) && !known.has(id))
    const headers = [...stored.headers, ...only].sort((a, b) => b.updated - a.updated)
    return { headers: headers.slice(0, most), count: stored.count + only.length }
  },
  async read(id: string): Promise<{ header: Header; entries: readonly Entry[] } | null> {
    const here = await memory.read(id)
    const stored = await withDatabase(
      (store) => store.read(id),
      async () => here,
    )
    // what the database lacks although it had all of it was thrown away by another tab
    if (!here || !unwritten.has(id)) return stored
    return stored && stored.header.updated > here.header.updated ? stored : here
  },
  async remove(id: string): Promise<void> {
    // a tab that goes on with the match would keep it again
    await stealLock(id)
    await forget(id)
    await withDatabase(
      (store) => store.remove(id),
      async () => undefined,
    )
  },
}
