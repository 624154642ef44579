/** The one shelf of matches of this page: the database, and memory as soon as the database fails. */
import { create } from 'zustand'
import type { Entry } from '../../kernel/record.ts'
import { openDatabase } from './database.ts'
import { makeMemorySaves } from './memory.ts'
import type { Fault, Header, Saves } from './shape.ts'

/** What is wrong with the storage, for the page to say. */
export const useSavesFault = create<{ fault: Fault | null }>()(() => ({ fault: null }))

const memory = makeMemorySaves()
let opening: Promise<Saves> | null = null

function database(): Promise<Saves> {
  opening ??= openDatabase()
  return opening
}

function faultOf(error: unknown): Fault {
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'forbidden'
}

/** Asks the database; when it fails, the fault is told and memory answers instead. */
async function ask<T>(job: (saves: Saves) => Promise<T>, instead: () => Promise<T>): Promise<T> {
  if (useSavesFault.getState().fault === 'forbidden') return instead()
  try {
    return await job(await database())
  } catch (error) {
    opening = null
    useSavesFault.setState({ fault: faultOf(error) })
    return instead()
  }
}

/** From which entry on the database lacks what memory has. */
const behind = new Map<string, number>()

/** The whole match is handed along, so that memory can take over in the middle of it. */
async function keep(header: Header, first: number, all: readonly Entry[]): Promise<void> {
  await memory.create(header, all)
  const from = Math.min(first, behind.get(header.id) ?? first)
  behind.set(header.id, from)
  await ask(
    async (store) => {
      await store.rewrite(header, from, all.slice(from))
      behind.delete(header.id)
      if (behind.size === 0) useSavesFault.setState({ fault: null })
    },
    async () => undefined,
  )
}

export const saves = {
  keep,
  async list(): Promise<readonly Header[]> {
    const [stored, here] = await Promise.all([
      ask(
        (store) => store.list(),
        async () => [],
      ),
      memory.list(),
    ])
    const only = here.filter((header) => !stored.some((known) => known.id === header.id))
    return [...stored, ...only].sort((a, b) => b.updated - a.updated)
  },
  async read(id: string): Promise<{ header: Header; entries: readonly Entry[] } | null> {
    const here = await memory.read(id)
    const stored = await ask(
      (store) => store.read(id),
      async () => null,
    )
    if (!here || !stored) return stored ?? here
    return here.header.updated > stored.header.updated ? here : stored
  },
  async remove(id: string): Promise<void> {
    await memory.remove(id)
    await ask(
      (store) => store.remove(id),
      async () => undefined,
    )
  },
}
