/** The games that can be played here; a new game adds itself to this list and appears everywhere. */
import type { AnyGame } from '../kernel/game.ts'
import { border } from './border/index.ts'
import { nagaraja } from './nagaraja/index.ts'
import { rajas } from './rajas/index.ts'

export const games: readonly AnyGame[] = [border, nagaraja, rajas]

export function gameById(id: string): AnyGame | undefined {
  return games.find((game) => game.id === id)
}
