/** Looks up the chance request that a step answered, in the state before the step. */
import type { Ask, Piece } from './chance.ts'
import type { Tagged } from './command.ts'
import type { Game } from './game.ts'
import type { Step } from './match.ts'

/** The chance request; null for a step that is a player's command. */
export function askBefore<S, V, C extends Tagged, E extends Tagged>(
  game: Game<S, V, C, E>,
  { input, before }: Step<S, C, E>,
): Ask | null {
  if (input.kind !== 'chance') return null
  for (const item of game.pending(before))
    if (item.kind === 'chance' && item.id === input.id) return item.ask
  return null
}

/** The pieces that were thrown; null for a step that did not answer a throw. */
export function thrownPieces<S, V, C extends Tagged, E extends Tagged>(
  game: Game<S, V, C, E>,
  step: Step<S, C, E>,
): readonly Piece[] | null {
  const ask = askBefore(game, step)
  return ask?.kind === 'throw' ? ask.pieces : null
}
