/** The match in lines: what each step's events and its throw's judge tell to one viewer, worked out once. */
import type { Tagged } from '../../kernel/command.ts'
import type { AnyGame } from '../../kernel/game.ts'
import type { Line } from '../../kernel/line.ts'
import type { Step } from '../../kernel/match.ts'
import type { Viewer } from '../../kernel/seat.ts'
import { keptNotes } from '../../physics/kept.ts'
import { stepLines } from '../../words/told.ts'

export type AnyStep = Step<unknown, Tagged, Tagged>

export interface LogEntry {
  /** The number of the step, from 1, that can be shown again. */
  readonly step: number
  readonly line: Line
}

const known = new WeakMap<AnyStep, Map<Viewer, readonly Line[]>>()

function linesOf(game: AnyGame, step: AnyStep, viewer: Viewer): readonly Line[] {
  let byViewer = known.get(step)
  if (!byViewer) {
    byViewer = new Map()
    known.set(step, byViewer)
  }
  const before = byViewer.get(viewer)
  if (before) return before
  const lines = stepLines(game, step, viewer, keptNotes(step.proof))
  byViewer.set(viewer, lines)
  return lines
}

export function logOf(
  game: AnyGame,
  steps: readonly AnyStep[],
  shown: number,
  viewer: Viewer,
): readonly LogEntry[] {
  return steps
    .slice(0, shown)
    .flatMap((step, i) => linesOf(game, step, viewer).map((told) => ({ step: i + 1, line: told })))
}
