/** The shown head: follows the truth step by step, plays throws and motions, can look back and show again. */
import type { Tagged } from '../../kernel/command.ts'
import type { Viewer } from '../../kernel/seat.ts'
import { thrownPieces } from '../../kernel/asked.ts'
import type { Settled } from '../../physics/types.ts'
import type { Plan, Roll } from '../../scenes/contract.ts'
import { type Clock, stillClock } from '../../session/clock.ts'
import { type Beat, beatOf, type Step } from '../../session/show/beat.ts'
import { keptThrow, keptTyped } from '../../physics/kept.ts'
import { lengthOf } from '../../physics/trackPose.ts'
import { asRecorded } from './asRecorded.ts'
import type { AnyStep } from './log.ts'
import type { Ports } from './ports.ts'
import type { Truth } from './truth.ts'

export interface Showing {
  readonly beat: Beat<unknown, Tagged, Plan>
  readonly clock: Clock
  readonly roll: Roll | null
  readonly moving: 'roll' | 'beat' | null
}

interface Source extends Pick<Truth, 'match' | 'steps'> {
  viewer(): Viewer
  publish(): void
}

export function makeShown(source: Source, ports: Ports) {
  const rolls = new WeakMap<AnyStep, Settled>()
  let count = 0
  let epoch = 0
  let roll: Roll | null = null
  let moving: Showing['moving'] = null
  let clock = stillClock()
  let beat = stillAt(source.steps().length)

  function viewAt(step: number): unknown {
    const { game, state } = source.match()
    return game.view(source.steps()[step]?.before ?? state, source.viewer())
  }

  /** No motion: what a load, an undo, a jump in time or another viewer shows. */
  function stillAt(step: number): Showing['beat'] {
    const view = viewAt(step)
    count += 1
    return beatOf({ number: count, from: view, to: view, events: [] }, ports.plan)
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

  async function playRoll(step: AnyStep, isStale: () => boolean): Promise<void> {
    const pieces = thrownPieces(source.match().game, step)
    if (!pieces || !ports.showsRolls()) return
    const settled = rolls.get(step) ?? (await againOf(step, pieces))
    if (!settled) return
    rolls.set(step, settled)
    // the answer may be late, and another position be shown since
    if (isStale()) return
    count += 1
    const motion = ports.ticker.run(lengthOf(settled.track), speed)
    roll = { number: count, pieces, settled, clock: motion.clock }
    moving = 'roll'
    source.publish()
    await motion.arrived
  }

  async function againOf(step: AnyStep, pieces: Roll['pieces']): Promise<Settled | null> {
    const made = keptThrow(step.proof)
    const seed = made?.seed ?? keptTyped(step.proof)
    if (seed === null) return null
    const { settled } = await ports.throwPieces(pieces, seed, made?.gesture ?? null)
    const { input } = step
    if (!settled || input.kind !== 'chance' || input.answer.kind !== 'faces') return settled
    return asRecorded(settled, input.answer.faces)
  }

  return {
    showing: (): Showing => ({ beat, clock, roll, moving }),
    /** What was thrown for the step that comes next is shown instead of being worked out again. */
    remember: (step: AnyStep, settled: Settled) => void rolls.set(step, settled),
    still(step: number): void {
      epoch += 1
      beat = stillAt(step)
      clock = stillClock()
      moving = null
      source.publish()
    },
    /** Another scene draws from now on, with plans of its own: it begins with what is shown last. */
    redraw(): void {
      count += 1
      beat = beatOf({ number: count, from: beat.to, to: beat.to, events: [] }, ports.plan)
      clock = stillClock()
      source.publish()
    },
    /**
     * `begin` is called when the throw lies still and the step's own motion begins. False when
     * another position was asked for in between.
     */
    async play(number: number, begin: () => void): Promise<boolean> {
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
      source.publish()
      await motion.arrived
      if (isStale()) return false
      moving = null
      return true
    },
  }
}
