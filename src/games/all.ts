/** Every game at once, for places that need not wait for one: the terminal and the tests. A page asks for the one it plays. */
import type { AnyGame } from '../kernel/game.ts'
import { loadEditable, manifests } from './index.ts'

export const games: readonly AnyGame[] = await Promise.all(manifests.map(loadEditable))

export function gameById(id: string): AnyGame | undefined {
  return games.find((game) => game.id === id)
}
