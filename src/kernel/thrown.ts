/** What was in the hand when a step answered a throw: asked of the state before it. */
import type { Piece } from './chance.ts'
import type { Tagged } from './command.ts'
import type { Game } from './game.ts'
import type { Step } from './match.ts'

/** Null for a step that answered no throw. */
export function thrownPieces<S, V, C extends Tagged, E extends Tagged>(
  game: Game<S, V, C, E>,
  step: Step<S, C, E>,
): readonly Piece[] | null {
  const { input } = step
  if (input.kind !== 'chance') return null
  for (const item of game.pending(step.before)) {
    if (item.kind === 'chance' && item.id === input.id && item.ask.kind === 'throw')
      return item.ask.pieces
  }
  return null
}
