/** What a step answered, asked of the state before it. */
import type { Ask, Piece } from './chance.ts'
import type { Tagged } from './command.ts'
import type { Game } from './game.ts'
import type { Step } from './match.ts'

/** Null for a step that is a person's or a bot's choice. */
export function askBefore<S, V, C extends Tagged, E extends Tagged>(
  game: Game<S, V, C, E>,
  { input, before }: Step<S, C, E>,
): Ask | null {
  if (input.kind !== 'chance') return null
  for (const item of game.pending(before))
    if (item.kind === 'chance' && item.id === input.id) return item.ask
  return null
}

/** What was in the hand; null for a step that answered no throw. */
export function thrownPieces<S, V, C extends Tagged, E extends Tagged>(
  game: Game<S, V, C, E>,
  step: Step<S, C, E>,
): readonly Piece[] | null {
  const ask = askBefore(game, step)
  return ask?.kind === 'throw' ? ask.pieces : null
}
