/** Loads all games at once, for the terminal and the tests; pages load only the game they play. */
import type { AnyGame } from '../kernel/game.ts'
import { loadEditable, manifests } from './index.ts'

export const games: readonly AnyGame[] = await Promise.all(manifests.map(loadEditable))

export function gameById(id: string): AnyGame | undefined {
  return games.find((game) => game.id === id)
}
