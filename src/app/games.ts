/** The games on the shelf, each brought when it is asked for, so that a page carries only the one it plays. */
import type { AnyGame } from '../kernel/game.ts'

const makers = import.meta.glob<Readonly<Record<string, unknown>>>('../games/*/index.ts')

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

export async function loadGame(id: string): Promise<AnyGame | null> {
  const path = Object.keys(makers).find((known) => idOf(known) === id)
  const module = path === undefined ? null : await makers[path]?.()
  if (!module) return null
  return Object.values(module).find((value) => isGame(value, id)) as AnyGame
}

export async function loadAllGames(): Promise<readonly AnyGame[]> {
  const all = await Promise.all(gameIds.map(loadGame))
  return all.filter((game) => game !== null)
}
