/** The saves of this page: IndexedDB, with memory as fallback when the database fails. */
import type { Entry } from '../../kernel/record.ts'
import type { Header } from '../../session/header.ts'
import { isSameVersion, type SeenVersions, type Version } from './database.ts'
import { stealLock, stealOwnLock } from './matchLock.ts'
import { makeMemorySaves } from './memory.ts'
import type { Saves, Shelfful } from './shape.ts'
import { lookForSpace } from './space.ts'
import { makeStorage, StorageSilent, useSavesFault } from './storage.ts'

export { useSavesFault }

const memory = makeMemorySaves()
const seen: SeenVersions = new Map()

/** By match: index of the first entry that is not yet written to the database. */
const unwritten = new Map<string, number>()

const storage = makeStorage({
  seen,
  isComplete: () => unwritten.size === 0,
  answers: () => void catchUp(),
})

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
  await turnTo(header.id)
  if (kept % lookEvery === 0) void lookForSpace()
  kept += 1
  await memory.rewrite(header, 0, all)
  await write(header, first, all)
}

async function write(header: Header, first: number, all: readonly Entry[]): Promise<void> {
  const { id } = header
  const from = Math.min(first, unwritten.get(id) ?? first)
  unwritten.set(id, from)
  const job = async (store: Saves) => {
    await store.rewrite(header, from, all)
    // a late answer says nothing of the steps that memory has taken since
    if ((await memory.read(id))?.header === header) unwritten.delete(id)
  }
  try {
    await storage.run(job, async () => undefined)
  } catch (error) {
    // the other tab's version is valid from now on
    await forget(id)
    await stealOwnLock(id)
    throw error
  }
}

/** Writes the steps that only memory has, once a silent storage answers. */
async function catchUp(): Promise<void> {
  for (const id of unwritten.keys()) {
    const here = await memory.read(id)
    if (!here) continue
    // another tab's version has been accepted
    await write(here.header, here.entries.length, here.entries).catch(() => undefined)
  }
}

/** True if another tab has written to the match after this one; a clock set back is no sign of it. */
function isForeign(stored: Header, here: Header, last: Version | undefined): boolean {
  return last !== undefined && !isSameVersion(stored, last) && stored.updated > here.updated
}

export const saves = {
  keep,
  /** Newest first; reads at most `most` matches. */
  async list(most = Infinity): Promise<Shelfful> {
    const here = await memory.list(Infinity)
    const stored = await storage.run(
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
    const last = seen.get(id)
    const stored = await storage.run(
      (store) => store.read(id),
      async () => {
        // "missing" would be false
        if (!here && useSavesFault.getState().fault === 'silent') throw new StorageSilent()
        return here
      },
    )
    // a match that was fully written but is missing in the database was removed by another tab
    if (!here || !unwritten.has(id)) return stored
    return stored && isForeign(stored.header, here.header, last) ? stored : here
  },
  async remove(id: string): Promise<void> {
    // closes the match's table in another tab, which would save it again
    await stealLock(id)
    await forget(id)
    await storage.run(
      (store) => store.remove(id),
      async () => undefined,
    )
  },
}
