/** The shown head of one viewer: follows the truth step by step, plays throws and motions, can show again. */
import type { Tagged } from '../../kernel/command.ts'
import type { AnyStep } from '../../kernel/match.ts'
import type { Viewer } from '../../kernel/seat.ts'
import { lengthOf } from '../../physics/trackPose.ts'
import type { ShowPorts } from './ports.ts'
import { type Clock, stillClock } from '../clock.ts'
import type { Truth } from '../truth.ts'
import { type Beat, beatOf, type Step, type Timed } from './beat.ts'
import { makeLying } from './lying.ts'
import type { Roll } from './roll.ts'
import type { Fallen, Throws } from './throws.ts'

export interface Showing<P extends Timed = Timed> {
  readonly beat: Beat<unknown, Tagged, P>
  readonly clock: Clock
  readonly roll: Roll | null
  readonly moving: 'roll' | 'beat' | null
}

export interface Head<P extends Timed = Timed> {
  showing(): Showing<P>
  /** How many inputs have been shown. */
  shown(): number
  isCaughtUp(): boolean
  /** False when what was shown last has been taken back. */
  isInTruth(): boolean
  /** Shows what is new, one step after the other. False when another position was asked for in between. */
  catchUp(): Promise<boolean>
  /** Another position without motion: what a load, an undo, a jump in time or another viewer shows. */
  still(step?: number): void
  /**
   * `begin` is called when the throw lies still and the step's own motion begins. False when
   * another position was asked for in between.
   */
  play(number: number, begin: () => void): Promise<boolean>
  /** Another scene draws from now on, with plans of its own: it begins with what is shown last. */
  redraw(): void
  /** Whatever moves is at its end. */
  finish(): void
}

/** What a head follows, and whom it tells that something else is shown. */
interface Followed extends Pick<Truth, 'match' | 'steps'> {
  readonly throws: Throws
  viewer(): Viewer
  changed(): void
}

interface Seen {
  readonly state: unknown
  readonly viewer: Viewer
  readonly view: unknown
}

export function makeHead<P extends Timed>(source: Followed, ports: ShowPorts<P>): Head<P> {
  let count = 0
  let epoch = 0
  let shown = source.steps().length
  let last = source.steps().at(-1)
  let roll: Roll | null = null
  let seen: Seen | null = null
  let moving: Showing['moving'] = null
  let clock = stillClock()
  let beat = stillAt(shown)
  const { throws, steps } = source
  const lying = makeLying({ throws, steps, game: () => source.match().game }, shown)

  /** What a beat ends with, the next one begins with: it is made once. */
  function viewAt(step: number): unknown {
    const match = source.match()
    const state = source.steps()[step]?.before ?? match.state
    const viewer = source.viewer()
    if (seen !== null && seen.state === state && seen.viewer === viewer) return seen.view
    const view = match.game.view(state, viewer)
    seen = { state, viewer, view }
    return view
  }

  function stillOf(view: unknown): Showing<P>['beat'] {
    count += 1
    return beatOf({ number: count, from: view, to: view, events: [] }, ports.plan)
  }

  function stillAt(step: number): Showing<P>['beat'] {
    return stillOf(viewAt(step))
  }

  function stepAt(step: number): Step {
    const { game } = source.match()
    const viewer = source.viewer()
    const events = source.steps()[step]?.events ?? []
    count += 1
    return {
      number: count,
      from: viewAt(step),
      to: viewAt(step + 1),
      events: events.map((event) => game.redact(event, viewer)),
    }
  }

  const speed = () => ports.pace().speed

  function lay(fallen: Fallen | null): void {
    if (!fallen) return void (roll = null)
    count += 1
    roll = { number: count, ...fallen, clock: stillClock(lengthOf(fallen.settled.track)) }
  }

  async function playRoll(step: AnyStep, isStale: () => boolean): Promise<void> {
    if (!ports.showsRolls()) return
    const fallen = await source.throws.fallen(source.match().game, step)
    // the answer may be late, and another position be shown since
    if (!fallen || isStale()) return
    count += 1
    lying.take(step)
    const motion = ports.ticker.run(lengthOf(fallen.settled.track), speed)
    roll = { number: count, ...fallen, clock: motion.clock }
    moving = 'roll'
    source.changed()
    await motion.arrived
  }

  async function play(number: number, begin: () => void): Promise<boolean> {
    const step = source.steps()[number]
    const started = epoch
    const isStale = () => epoch !== started
    if (step?.input.kind === 'chance') await playRoll(step, isStale)
    if (isStale()) return false
    beat = beatOf(stepAt(number), ports.plan)
    const motion = ports.ticker.run(beat.plan.length, speed)
    clock = motion.clock
    moving = 'beat'
    begin()
    source.changed()
    await motion.arrived
    if (isStale()) return false
    moving = null
    return true
  }

  return {
    showing: () => ({ beat, clock, roll, moving }),
    shown: () => shown,
    isCaughtUp: () => shown === source.steps().length,
    isInTruth: () => source.steps()[shown - 1] === last,
    play,
    async catchUp() {
      while (shown < source.steps().length) {
        const step = source.steps()[shown]
        const begin = () => {
          shown += 1
          last = step
        }
        if (!(await play(shown, begin))) return false
      }
      return true
    },
    still(step = source.steps().length): void {
      epoch += 1
      shown = source.steps().length
      last = source.steps().at(-1)
      beat = stillAt(step)
      clock = stillClock()
      moving = null
      if (ports.showsRolls()) lying.layUpTo(step, lay, source.changed)
      source.changed()
      ports.ticker.finish()
    },
    redraw(): void {
      beat = stillOf(beat.to)
      clock = stillClock()
      source.changed()
    },
    finish: () => ports.ticker.finish(),
  }
}
