/** Makes a decision function for a level of play, which also reports the compared values. */
import type { Tagged } from '../kernel/command.ts'
import type { AnyGame } from '../kernel/game.ts'
import type { Random } from '../kernel/random.ts'
import type { Seat } from '../kernel/seat.ts'
import { chooseWithNoise } from './easy.ts'
import { chooseByHeuristic } from './heuristic.ts'
import type { Level } from './levels.ts'
import { type SearchResult, search } from './search/index.ts'
import type { Mind } from './types.ts'

/** The index into the legal list, the method that chose it, and the method's figures. */
export interface Decision {
  readonly at: number
  readonly by: 'only' | 'heuristic' | 'search'
  readonly worths: readonly number[]
  readonly found: SearchResult | null
  readonly seat: Seat
}

type Decide = (view: unknown, legal: readonly Tagged[], seat: Seat, random: Random) => Decision

export function makePlayer(
  game: AnyGame,
  mind: Mind,
  level: Level,
  budget: number = mind.budget,
): Decide {
  return (view, legal, seat, random) => {
    if (legal.length === 1) return { at: 0, by: 'only', worths: [], found: null, seat }
    if (level === 'hard') {
      const seats = seatsOf(view)
      const found = search({ game, mind, seats, view, legal, seat }, budget, random)
      return { at: found.candidates[0]?.at ?? 0, by: 'search', worths: [], found, seat }
    }
    const worths = mind.score(view, legal, seat)
    const at =
      level === 'easy'
        ? chooseWithNoise(worths, mind.clearDifference, random)
        : chooseByHeuristic(worths, random)
    return { at, by: 'heuristic', worths, found: null, seat }
  }
}

/** Every game's view has a list of players. */
function seatsOf(view: unknown): number {
  return (view as { readonly players: readonly unknown[] }).players.length
}
