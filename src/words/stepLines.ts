/** The log lines of one step for one viewer: notes of the physics judge, then the events. */
import { thrownPieces } from '../kernel/chanceRequest.ts'
import type { Tagged } from '../kernel/command.ts'
import type { AnyGame } from '../kernel/game.ts'
import type { Line } from '../kernel/line.ts'
import type { Match, Step } from '../kernel/match.ts'
import type { Viewer } from '../kernel/seat.ts'
import { type JudgedPiece, judgedLine } from './judged.ts'

type AnyStep = Step<unknown, Tagged, Tagged>

/** `hasFaded` selects the shortened lines of older steps. */
export function stepLines(
  game: AnyGame,
  step: AnyStep,
  viewer: Viewer,
  notes: readonly JudgedPiece[],
  hasFaded = false,
): readonly Line[] {
  const pieces = notes.length > 0 ? thrownPieces(game, step) : null
  const judged = notes.map((note) => judgedLine(pieces, note))
  const teller = (hasFaded && game.fading) || game
  const told = step.events.map((event) => teller.tell(game.redact(event, viewer), viewer))
  return [...judged, ...told.filter((item) => item !== null)]
}

/**
 * A predicate for steps whose lines are shortened: those before the previous era, until the match
 * is over.
 */
export function fadedIn({
  game,
  state,
}: Pick<Match, 'game' | 'state'>): (step: AnyStep) => boolean {
  const { fading } = game
  if (!fading || game.pending(state).length === 0) return () => false
  const now = fading.era(state)
  return (step) => fading.era(step.before) < now - 1
}
