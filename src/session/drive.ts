/** The session's state machine: shows accepted steps, lets chance and bots answer, waits for people, stops. */
import { legalFor } from '../kernel/match.ts'
import type { Refusal } from '../kernel/refusal.ts'
import type { Seat } from '../kernel/seat.ts'
import type { Answers } from './answers.ts'
import { type LookBack, makeLookBack } from './lookBack.ts'
import { type Next, nextOf, throwerOf } from './next.ts'
import type { Ports } from './ports.ts'
import type { Seats } from './seats.ts'
import { actorOf, joinsBeat } from './show/joined.ts'
import type { TableHead } from './show/tableHead.ts'
import { goesOn, isFree, makeMachine, type SessionState } from './state.ts'
import type { Truth } from './truth.ts'
import { waitingStateOf } from './waiting.ts'

interface Driven {
  readonly truth: Pick<Truth, 'match' | 'steps'>
  readonly ports: Pick<Ports, 'pause' | 'pace' | 'waitsForHand' | 'takesForced' | 'report'>
  readonly answers: Answers
  readonly head: Pick<TableHead, 'shown' | 'isCaughtUp' | 'catchUp' | 'still' | 'play' | 'finish'>
  readonly seats: Pick<Seats, 'modeOf' | 'here'>
  /** Everything is shown: decides who looks at this screen now. */
  settle(): void
  changed(): void
}

type Job = () => Promise<Refusal | null>

export interface Drive extends LookBack {
  state(): SessionState
  /** The refusal of the last answer or step; null if it was accepted. */
  refusal(): Refusal | null
  dismissRefusal(): void
  wake(): void
  /** Lets a match that is awake go on where something changed that it waits for, or try again after a fault. */
  rouse(): void
  /** Decides anew whom the match waits for: somebody else plays a seat now. */
  reseat(): void
  /** One step of a person at a time; refused as busy while something is shown or stored. */
  byPerson(job: Job): Promise<Refusal | null>
  /** Lets the match go on after `job`, which need not wait until this screen has shown everything. */
  byRemote(job: Job): Promise<Refusal | null>
  skip(): void
  leave(): void
}

export function makeDrive(driven: Driven): Drive {
  const { truth, ports, answers, head, seats } = driven
  const machine = makeMachine(driven.changed)
  const { enter, isStill } = machine
  let refusal: Refusal | null = null

  /** The answer joins steps that are not shown yet, and is shown with them in one beat. */
  function isShownLater(next: Next): boolean {
    const { game } = truth.match()
    const unshown = truth.steps().slice(head.shown())
    if (next.kind === 'draw') return true
    if (next.kind === 'forced') return joinsBeat(game, unshown, next.seat, next.command)
    if (next.kind !== 'bot') return false
    const legal = legalFor(truth.match(), next.seat)
    return legal.every((command) => joinsBeat(game, unshown, next.seat, command))
  }

  /** Seconds before a bot's answer; a seat that goes on does so without a pause. */
  function pauseBefore(seat: Seat | null): number {
    const { game } = truth.match()
    const before = truth.steps().findLast((step) => actorOf(game, step) !== null)
    const isSame = before !== undefined && seat !== null && actorOf(game, before) === seat
    return isSame ? 0 : ports.pace().pauseSeconds
  }

  async function answer(next: Next, isStale: () => boolean): Promise<Refusal | null> {
    if (next.kind === 'bot') return answers.think(next.seat, pauseBefore(next.seat), isStale)
    if (next.kind === 'forced') return answers.forced(next.seat, next.command)
    if (next.kind === 'draw') return answers.draw(next.chance)
    if (next.kind !== 'throw') return null
    if (throwerOf(next.pieces, seats.here()) === null) {
      await ports.pause.wait(pauseBefore(next.pieces[0]?.seat ?? null))
      // stale: somebody took a step back or looks back meanwhile
      if (isStale()) return null
    }
    return answers.throwFor(next, null)
  }

  /** Goes on until only a person can, or until another state is entered from outside. */
  async function start(): Promise<void> {
    let own = machine.state()
    try {
      while (isStill(own)) {
        const next = nextOf(truth.match(), seats.modeOf, ports.takesForced())
        if (!head.isCaughtUp() && !isShownLater(next)) {
          own = enter({ kind: 'showing' })
          await head.catchUp()
          continue
        }
        if (head.isCaughtUp()) driven.settle()
        own = enter(waitingStateOf(next, seats, ports.waitsForHand()))
        if (!goesOn(own)) return
        const before = truth.match()
        const refused = await answer(next, () => !isStill(own))
        // a person elsewhere may have changed the match meanwhile: then something else is asked now
        if (isStill(own) && refused && truth.match() === before) {
          refusal = refused
          own = enter({ kind: 'stopped', why: 'refused' })
          return
        }
      }
    } catch (error) {
      fail(error, own)
    }
  }

  /** An exception stops the match, which goes on when it is asked to. */
  function fail(error: unknown, own: SessionState): void {
    ports.report(error)
    if (isStill(own)) enter({ kind: 'stopped', why: 'fault' })
  }

  function rouse(): void {
    const state = machine.state()
    if (isFree(state) && !goesOn(state) && state.kind !== 'asleep') void start()
  }

  /** Has no effect while something is shown or stored: the drive looks again afterwards. */
  function reseat(): void {
    const { kind } = machine.state()
    if (kind === 'person' || kind === 'hand' || kind === 'remote' || kind === 'bot') void start()
  }

  function refusedNow(): Refusal | null {
    const state = machine.state()
    if (isFree(state)) return null
    return { code: state.kind === 'stopped' ? 'left' : 'busy' }
  }

  async function byRemote(job: Job): Promise<Refusal | null> {
    if (refusedNow()?.code === 'left') return { code: 'left' }
    try {
      const refused = await job()
      if (!refused) goOn()
      return refused
    } catch (error) {
      ports.report(error)
      return { code: 'failed' }
    }
  }

  /** Resumes after an act that was done without holding the drive. */
  function goOn(): void {
    if (machine.state().kind === 'stopped') rouse()
    else reseat()
  }

  async function byPerson(job: Job): Promise<Refusal | null> {
    const refusedAtOnce = refusedNow()
    if (refusedAtOnce) return refusedAtOnce
    refusal = null
    const own = enter({ kind: 'keeping' })
    ports.pause.cut()
    try {
      const refused = await job()
      refusal = refused
      if (isStill(own)) void start()
      return refused
    } catch (error) {
      fail(error, own)
      return { code: 'failed' }
    }
  }

  const { pause, pace } = ports
  const back = makeLookBack({ machine, head, truth, pause, pace, start, rouse, fail })

  return {
    state: machine.state,
    refusal: () => refusal,
    dismissRefusal() {
      refusal = null
      driven.changed()
    },
    wake() {
      if (machine.state().kind === 'asleep') void start()
    },
    rouse,
    reseat,
    byPerson,
    byRemote,
    ...back,
    skip() {
      head.finish()
      ports.pause.cut()
    },
    leave() {
      machine.set({ kind: 'stopped', why: 'left' })
      head.finish()
      ports.pause.cut()
    },
  }
}
