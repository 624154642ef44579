/** Shows a match to one viewer: positions at rest, and steps that play as a throw and then as the board's own motion. */
import type { Tagged } from '../../kernel/command.ts'
import { lengthOf } from '../../physics/trackPose.ts'
import { type Clock, stillClock } from '../clock.ts'
import { type Beat, beatOf, type ShownStep, type Timed } from './beat.ts'
import type { Roll } from './roll.ts'
import type { SourceStep } from './source.ts'
import type { Fallen } from './throws.ts'
import type { Ticker } from './ticker.ts'

export interface Showing<P extends Timed = Timed> {
  readonly beat: Beat<unknown, Tagged, P>
  readonly clock: Clock
  readonly roll: Roll | null
  readonly moving: 'roll' | 'beat' | null
}

/** A motion that is about to begin. */
export type NextMotion<P extends Timed> =
  | ({ readonly kind: 'roll' } & Fallen)
  | { readonly kind: 'beat'; readonly beat: Beat<unknown, Tagged, P> }

export interface HeadPorts<P extends Timed, S extends SourceStep> {
  /** Asked once for each beat. */
  plan(step: ShownStep): P
  readonly ticker: Pick<Ticker, 'run'>
  /** Seconds of the motion in one second of time; asked again while the motion runs. */
  speed(moving: 'roll' | 'beat', step: S): number
  /** Called before each motion of a step, which begins when the returned promise resolves. */
  prepare?(next: NextMotion<P>, step: S): Promise<void> | void
  /** Seconds that a beat waits at its beginning, until the camera is where it happens; 0 by default. */
  lead?(beat: Beat<unknown, Tagged, P>): number
  /** A motion of this step has begun. */
  began(step: S): void
}

/** Only `play` reports its changes (`began`); the caller knows of all others. */
export interface Head<P extends Timed, S extends SourceStep> {
  showing(): Showing<P>
  /** Abandons the step that plays. */
  abandon(): void
  /** Shows a position without motion; a step that plays is abandoned. */
  rest(view: unknown): void
  /** Shows this throw at its end, or an empty tray. */
  lay(fallen: Fallen | null): void
  /** Resolves at the end of the step; false when it was abandoned. */
  play(step: S): Promise<boolean>
  /** The same position, planned again by the scene that draws now. */
  redraw(): void
  /** Shows an earlier state again. */
  restore(before: Showing<P>): void
}

export function makeHead<P extends Timed, S extends SourceStep>(
  ports: HeadPorts<P, S>,
  view: unknown,
  clock: Clock = stillClock(),
): Head<P, S> {
  let count = 0
  /** Counts positions: a step that began at an earlier one is abandoned. */
  let epoch = 0
  let showing: Showing<P> = { beat: restingBeat(view), clock, roll: null, moving: null }

  function beatFor(from: unknown, to: unknown, events: ShownStep['events']): Showing<P>['beat'] {
    count += 1
    return beatOf({ number: count, from, to, events }, (step) => ports.plan(step))
  }

  function restingBeat(at: unknown): Showing<P>['beat'] {
    return beatFor(at, at, [])
  }

  function rollOf({ pieces, settled }: Fallen, own: Clock): Roll {
    count += 1
    return { number: count, pieces, settled, clock: own }
  }

  async function move(next: NextMotion<P>, step: S, started: number): Promise<boolean> {
    const waiting = ports.prepare?.(next, step)
    if (waiting) await waiting
    if (epoch !== started) return false
    const { kind } = next
    const length = kind === 'roll' ? lengthOf(next.settled.track) : next.beat.plan.length
    const leadSeconds = kind === 'beat' ? ports.lead?.(next.beat) : 0
    const motion = ports.ticker.run(length, () => ports.speed(kind, step), leadSeconds)
    showing =
      kind === 'roll'
        ? { ...showing, roll: rollOf(next, motion.clock), moving: kind }
        : { ...showing, beat: next.beat, clock: motion.clock, moving: kind }
    ports.began(step)
    await motion.arrived
    return epoch === started
  }

  return {
    showing: () => showing,
    abandon: () => void (epoch += 1),
    rest(at) {
      epoch += 1
      showing = { ...showing, beat: restingBeat(at), clock: stillClock(), moving: null }
    },
    lay(fallen) {
      const roll = fallen && rollOf(fallen, stillClock(lengthOf(fallen.settled.track)))
      showing = { ...showing, roll }
    },
    async play(step) {
      const started = epoch
      const fallen = step.fallen && (await step.fallen())
      if (epoch !== started) return false
      if (fallen && !(await move({ kind: 'roll', ...fallen }, step, started))) return false
      const beat = beatFor(step.from, step.to, step.events)
      if (!(await move({ kind: 'beat', beat }, step, started))) return false
      showing = { ...showing, moving: null }
      return true
    },
    redraw() {
      showing = { ...showing, beat: restingBeat(showing.beat.to), clock: stillClock() }
    },
    restore: (before) => void (showing = before),
  }
}
