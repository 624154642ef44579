/** The games on the shelf, each brought when it is asked for, so that a page carries only the one it plays. */
import { inEdition } from '../kernel/edition.ts'
import type { AnyGame } from '../kernel/game.ts'
import type { PlainObject } from '../kernel/plain.ts'

const makers = import.meta.glob<Readonly<Record<string, unknown>>>('../games/*/index.ts')

const values = import.meta.glob<string>('../games/*/data/*.json', {
  query: '?raw',
  import: 'default',
})

function idOf(path: string): string {
  return path.split('/').at(-2) ?? ''
}

/** In the order of the shelf: from the shortest match to the longest, then whatever else is there. */
const order = ['border', 'nagaraja', 'rajas']
const rank = (id: string) => (order.indexOf(id) + order.length + 1) % (order.length + 1)

export const gameIds: readonly string[] = Object.keys(makers)
  .map(idOf)
  .sort((a, b) => rank(a) - rank(b))

function isGame(value: unknown, id: string): value is AnyGame {
  return typeof value === 'object' && value !== null && (value as { id?: unknown }).id === id
}

/** With the values of another edition, where a match was begun with them; null also when they do not fit any more. */
export async function loadGame(id: string, edition?: PlainObject): Promise<AnyGame | null> {
  const path = Object.keys(makers).find((known) => idOf(known) === id)
  const module = path === undefined ? null : await makers[path]?.()
  if (!module) return null
  const own = Object.values(module).find((value) => isGame(value, id)) as AnyGame
  if (edition === undefined) return own
  const edited = inEdition(own, edition)
  return edited.ok ? edited.game : null
}

/** Our own values as the file that they are in, to start another edition from. */
export async function loadValues(id: string): Promise<string | null> {
  return (await values[`../games/${id}/data/${id}.json`]?.()) ?? null
}

export async function loadAllGames(): Promise<readonly AnyGame[]> {
  const all = await Promise.all(gameIds.map((id) => loadGame(id)))
  return all.filter((game) => game !== null)
}
