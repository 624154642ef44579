/** The match in lines: what each step's events and its throw's judge tell to one viewer, worked out once. */
import type { AnyGame } from '../../kernel/game.ts'
import type { Line } from '../../kernel/line.ts'
import type { AnyStep, Match } from '../../kernel/match.ts'
import type { Viewer } from '../../kernel/seat.ts'
import { keptNotes } from '../../physics/kept.ts'
import { fadedIn, stepLines } from '../../words/told.ts'

export interface LogEntry {
  /** The number of the step, from 1, that can be shown again. */
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

/** What has faded is so for the match as it stands, also where an earlier step is shown again. */
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
