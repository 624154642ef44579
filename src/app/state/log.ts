/** Log of a match for one viewer: lines of each step's events and its throw's judge, cached per step. */
import type { AnyGame } from '../../kernel/game.ts'
import type { Line } from '../../kernel/line.ts'
import type { AnyStep, Match } from '../../kernel/match.ts'
import type { Viewer } from '../../kernel/seat.ts'
import { keptNotes } from '../../physics/kept.ts'
import { fadedIn, stepLines } from '../../words/stepLines.ts'

export interface LogEntry {
  /** Number of the step, from 1, for showing it again. */
  readonly step: number
  readonly line: Line
}

const known = new WeakMap<AnyStep, Map<string, readonly Line[]>>()

function linesOf(game: AnyGame, step: AnyStep, viewer: Viewer, hasFaded: boolean): readonly Line[] {
  let told = known.get(step)
  if (!told) {
    told = new Map()
    known.set(step, told)
  }
  const key = `${viewer} ${hasFaded}`
  const before = told.get(key)
  if (before) return before
  const lines = stepLines(game, step, viewer, keptNotes(step.proof), hasFaded)
  told.set(key, lines)
  return lines
}

/** Older steps have shortened lines; the current era of the match decides which, not the shown step. */
export function logOf(
  match: Match,
  steps: readonly AnyStep[],
  shown: number,
  viewer: Viewer,
): readonly LogEntry[] {
  const hasFaded = fadedIn(match)
  return steps.slice(0, shown).flatMap((step, i) => {
    const lines = linesOf(match.game, step, viewer, hasFaded(step))
    return lines.map((told) => ({ step: i + 1, line: told }))
  })
}
