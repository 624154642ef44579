/** The saves of this page: IndexedDB, with memory as fallback when the database fails. */
import { create } from 'zustand'
import type { Entry } from '../../kernel/record.ts'
import { openDatabase, type SeenVersions } from './database.ts'
import { stealLock, stealOwnLock } from './matchLock.ts'
import { makeMemorySaves } from './memory.ts'
import { lookForSpace } from './space.ts'
import {
  BrokenRow,
  type StorageFault,
  type Saves,
  type Shelfful,
  WrittenElsewhere,
} from './shape.ts'
import type { Header } from '../../session/header.ts'

/** Store of the current storage fault. */
export const useSavesFault = create<{ fault: StorageFault | null }>()(() => ({ fault: null }))
const tell = (fault: StorageFault | null) => useSavesFault.setState({ fault })

const memory = makeMemorySaves()
const seen: SeenVersions = new Map()
let opening: Promise<Saves> | null = null
let isForbidden = false

/** By match: index of the first entry that is not yet written to the database. */
const unwritten = new Map<string, number>()

/** A storage that does not open in this time may never do so, as while another tab blocks it. */
const openTimeoutMs = 8000

async function inTime<T>(promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the storage does not answer')), openTimeoutMs)
  })
  return Promise.race([promise, late]).finally(() => clearTimeout(timer))
}

/** Null for good once the database could not be opened. */
async function database(): Promise<Saves | null> {
  if (isForbidden) return null
  opening ??= inTime(openDatabase(seen))
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

/** Runs a job on the database; if it fails, reports the fault and uses the fallback. */
async function withDatabase<T>(
  job: (saves: Saves) => Promise<T>,
  fallback: () => Promise<T>,
): Promise<T> {
  // retries once with a new connection, as a connection can break during a request
  for (const isRetry of [false, true]) {
    const store = await database()
    if (!store) break
    try {
      const answer = await job(store)
      if (unwritten.size === 0) tell(null)
      return answer
    } catch (error) {
      // the storage works: the match itself is what cannot be had
      if (error instanceof WrittenElsewhere || error instanceof BrokenRow) throw error
      if (isFull(error) || isRetry) tell(isFull(error) ? 'full' : 'forbidden')
      if (isFull(error)) break
      opening = null
    }
  }
  return fallback()
}

/** Id of the match being played, of which memory keeps a full copy. */
let played: string | null = null

/** Drops the memory copy of the last match if the database has all of it. */
async function turnTo(id: string): Promise<void> {
  if (played !== null && played !== id && !unwritten.has(played)) await memory.remove(played)
  played = id
}

async function forget(id: string): Promise<void> {
  unwritten.delete(id)
  await memory.remove(id)
}

/** Number of saved inputs between two checks of the free space. */
const lookEvery = 50
let kept = 0

/** Takes the whole match, so that memory can take over at any time. */
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
    // the other tab's version is valid from now on
    await forget(id)
    await stealOwnLock(id)
    throw error
  }
}

export const saves = {
  keep,
  /** Newest first; reads at most `most` matches. */
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
    // a match that was fully written but is missing in the database was removed by another tab
    if (!here || !unwritten.has(id)) return stored
    return stored && stored.header.updated > here.header.updated ? stored : here
  },
  async remove(id: string): Promise<void> {
    // closes the match's table in another tab, which would save it again
    await stealLock(id)
    await forget(id)
    await withDatabase(
      (store) => store.remove(id),
      async () => undefined,
    )
  },
}
