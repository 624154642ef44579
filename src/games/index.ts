/** The games that can be played here; a new game adds itself to this list and appears everywhere. */
import type { AnyGame } from '../kernel/game.ts'

export const games: readonly AnyGame[] = []

export function gameById(id: string): AnyGame | undefined {
  return games.find((game) => game.id === id)
}
