/** The positions and steps of a match as one viewer may know them, for heads and publishers. */
import type { AnyStep } from '../../kernel/match.ts'
import type { Viewer } from '../../kernel/seat.ts'
import type { Truth } from '../truth.ts'
import type { ShownStep } from './beat.ts'
import type { Fallen } from './throws.ts'

export interface SourceStep extends Omit<ShownStep, 'number'> {
  /** Works out the fall of its throw; null where nothing was thrown. */
  readonly fallen: (() => Promise<Fallen | null>) | null
}

/** A step out of the match itself; `own` is the first where several are shown as one. */
export interface MatchStep extends SourceStep {
  readonly own: AnyStep
}

export interface MatchSource {
  /** The position after so many steps. */
  viewAt(number: number): unknown
  /** The step after so many steps; with a count, so many consecutive ones as a single one. */
  stepAt(number: number, count?: number): MatchStep | null
}

export interface SourceParts extends Pick<Truth, 'match' | 'steps'> {
  viewer(): Viewer
  fallen(step: AnyStep): Promise<Fallen | null>
}

export function stateAt({ match, steps }: Pick<Truth, 'match' | 'steps'>, number: number): unknown {
  return steps()[number]?.before ?? match().state
}

export function makeSource(parts: SourceParts): MatchSource {
  const { match, steps, viewer, fallen } = parts
  let last: { state: unknown; viewer: Viewer; view: unknown } | null = null

  /** Keeps the last view, so that a step begins with the very view in which the one before it ended. */
  function viewAt(number: number): unknown {
    const state = stateAt(parts, number)
    const who = viewer()
    if (last?.state !== state || last?.viewer !== who) {
      last = { state, viewer: who, view: match().game.view(state, who) }
    }
    return last.view
  }

  function stepAt(number: number, count = 1): MatchStep | null {
    const own = steps()[number]
    if (!own) return null
    const { game } = match()
    const events = steps()
      .slice(number, number + count)
      .flatMap((step) => step.events)
    return {
      own,
      from: viewAt(number),
      to: viewAt(number + count),
      events: events.map((event) => game.redact(event, viewer())),
      fallen: own.input.kind === 'chance' ? () => fallen(own) : null,
    }
  }

  return { viewAt, stepAt }
}
