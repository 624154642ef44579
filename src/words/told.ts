/** What one step tells to one viewer: first what the judge of its throw had to do, then what happened. */
import { thrownPieces } from '../kernel/asked.ts'
import type { Tagged } from '../kernel/command.ts'
import type { AnyGame } from '../kernel/game.ts'
import type { Line } from '../kernel/line.ts'
import type { Step } from '../kernel/match.ts'
import type { Viewer } from '../kernel/seat.ts'
import { type Judged, judgedLine } from './judged.ts'

export function stepLines(
  game: AnyGame,
  step: Step<unknown, Tagged, Tagged>,
  viewer: Viewer,
  notes: readonly Judged[],
): readonly Line[] {
  const pieces = notes.length > 0 ? thrownPieces(game, step) : null
  const judged = notes.map((note) => judgedLine(pieces, note))
  const told = step.events.map((event) => game.tell(game.redact(event, viewer), viewer))
  return [...judged, ...told.filter((item) => item !== null)]
}
