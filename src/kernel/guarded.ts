/** A development wrapper of a game that detects broken invariants early. */
import { compareCommands, type Tagged } from './command.ts'
import type { Game } from './game.ts'
import { seal } from './seal.ts'

/**
 * The same game with states and events checked for plain data and frozen, and legal lists checked
 * for order. Slow.
 */
export function guarded<S, V, C extends Tagged, E extends Tagged>(
  game: Game<S, V, C, E>,
): Game<S, V, C, E> {
  return {
    ...game,
    setup: (seats, options) => sealed(game.id, 'setup', game.setup(seats, options)),
    evolve(state, event) {
      sealed(game.id, event.type, event)
      return sealed(game.id, event.type, game.evolve(state, event))
    },
    legal(view, seat) {
      const list = game.legal(view, seat)
      const at = list.findIndex(
        (command, i) => i > 0 && compareCommands(list[i - 1]!, command) >= 0,
      )
      if (at >= 0) throw new Error(`${game.id}: legal list out of order at ${at}`)
      return list
    },
  }
}

function sealed<T>(id: string, where: string, value: T): T {
  const found = seal(value)
  if (found) throw new Error(`${id}: ${found.fault} at ${found.path} after ${where}`)
  return value
}
