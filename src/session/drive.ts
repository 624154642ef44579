/** One state machine: shows what was accepted, lets chance and bots answer, waits for people, stops. */
import type { Refusal } from '../kernel/refusal.ts'
import type { Seat } from '../kernel/seat.ts'
import type { Answers } from './answers.ts'
import { type LookBack, makeLookBack } from './lookBack.ts'
import { makeMachine } from './machine.ts'
import { type Next, nextOf, throwerOf } from './next.ts'
import type { Ports } from './ports.ts'
import type { TableHead } from './show/tableHead.ts'
import { goesOn, isFree, type State } from './state.ts'
import type { Truth } from './truth.ts'

interface Driven {
  readonly truth: Pick<Truth, 'match'>
  readonly ports: Pick<Ports, 'pause' | 'pace' | 'waitsForHand' | 'takesPlain' | 'report'>
  readonly answers: Answers
  readonly head: Pick<TableHead, 'isCaughtUp' | 'catchUp' | 'still' | 'play' | 'finish'>
  readonly people: readonly Seat[]
  /** Everything is shown: whoever looks now is settled. */
  settle(): void
  changed(): void
}

export interface Drive extends LookBack {
  state(): State
  /** Why the last answer or step was refused; null when it was not. */
  refusal(): Refusal | null
  dismissRefusal(): void
  wake(): void
  /** Something changed that may let a match that is awake go on, or somebody wants it to try again. */
  rouse(): void
  /** One step of a person at a time: nothing happens, and null is answered, where a person may not act now. */
  byPerson(job: () => Promise<Refusal | null>): Promise<Refusal | null>
  skip(): void
  leave(): void
}

export function makeDrive(driven: Driven): Drive {
  const { truth, ports, answers, head, people } = driven
  const machine = makeMachine(driven.changed)
  const { enter, isStill } = machine
  let refusal: Refusal | null = null

  /** What a match waits for once everything is shown. */
  function waitingFor(next: Next): State {
    if (next.kind === 'bot') return next
    if (next.kind === 'plain') return { kind: 'plain', seat: next.seat }
    if (next.kind === 'draw') return { kind: 'chance' }
    if (next.kind === 'throw') {
      const seat = throwerOf(next.pieces, people)
      return seat !== null && ports.waitsForHand()
        ? { kind: 'hand', seat, asked: next }
        : { kind: 'chance' }
    }
    return next.kind === 'over' ? { kind: 'stopped', why: 'over' } : { kind: 'person' }
  }

  async function answer(next: Next, isStale: () => boolean): Promise<Refusal | null> {
    if (next.kind === 'bot') return answers.think(next.seat, isStale)
    if (next.kind === 'plain') return answers.plain(next.seat, next.command)
    if (next.kind === 'draw') return answers.draw(next.chance)
    if (next.kind !== 'throw') return null
    if (throwerOf(next.pieces, people) === null) {
      await ports.pause.wait(ports.pace().pauseSeconds)
      // somebody took a step back, or looks back, and the throw is not asked for any more
      if (isStale()) return null
    }
    return answers.throwFor(next, null)
  }

  /** From any other state: goes on until only a person can, or another state is entered from outside. */
  async function start(): Promise<void> {
    let own = machine.state()
    try {
      while (isStill(own)) {
        if (!head.isCaughtUp()) {
          own = enter({ kind: 'showing' })
          await head.catchUp()
          continue
        }
        driven.settle()
        const next = nextOf(truth.match(), people, ports.takesPlain())
        own = enter(waitingFor(next))
        if (!goesOn(own)) return
        const refused = await answer(next, () => !isStill(own))
        if (isStill(own) && refused) {
          refusal = refused
          own = enter({ kind: 'stopped', why: 'refused' })
          return
        }
      }
    } catch (error) {
      fail(error, own)
    }
  }

  /** What a machine could not do stops the match, which goes on when it is asked to. */
  function fail(error: unknown, own: State): void {
    ports.report(error)
    if (isStill(own)) enter({ kind: 'stopped', why: 'fault' })
  }

  function rouse(): void {
    const state = machine.state()
    if (isFree(state) && !goesOn(state) && state.kind !== 'asleep') void start()
  }

  async function byPerson(job: () => Promise<Refusal | null>): Promise<Refusal | null> {
    if (!isFree(machine.state())) return null
    refusal = null
    const own = enter({ kind: 'keeping' })
    ports.pause.cut()
    let refused: Refusal | null = null
    try {
      refused = refusal = await job()
      if (isStill(own)) void start()
    } catch (error) {
      fail(error, own)
    }
    return refused
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
    byPerson,
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
