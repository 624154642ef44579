/** One state machine: shows what was accepted, lets chance and bots answer, waits for people, looks back, stops. */
import type { Refusal } from '../kernel/refusal.ts'
import type { Seat } from '../kernel/seat.ts'
import type { Answers } from './answers.ts'
import { type Next, nextOf, throwerOf } from './next.ts'
import type { Ports } from './ports.ts'
import type { Head } from './show/head.ts'
import { goesOn, isFree, type State } from './state.ts'
import type { Truth } from './truth.ts'

interface Driven {
  readonly truth: Pick<Truth, 'match'>
  readonly ports: Pick<Ports, 'pause' | 'pace' | 'waitsForHand' | 'report'>
  readonly answers: Answers
  readonly head: Pick<Head, 'isCaughtUp' | 'catchUp' | 'still' | 'play' | 'finish'>
  readonly people: readonly Seat[]
  /** Everything is shown: whoever looks now is settled. */
  settle(): void
  changed(): void
}

export interface Drive {
  state(): State
  /** Why the last answer or step was refused; null when it was not. */
  refusal(): Refusal | null
  dismissRefusal(): void
  wake(): void
  /** Something changed that may let a match that is awake go on, or somebody wants it to try again. */
  rouse(): void
  /** One step of a person at a time: nothing happens, and null is answered, where a person may not act now. */
  byPerson(job: () => Promise<Refusal | null>): Promise<Refusal | null>
  /** The position after so many inputs; null goes back to the match. */
  lookAt(step: number | null): void
  showAgain(step: number): Promise<void>
  skip(): void
  leave(): void
}

export function makeDrive(driven: Driven): Drive {
  const { truth, ports, answers, head, people } = driven
  let state: State = { kind: 'asleep' }
  let refusal: Refusal | null = null

  function enter<S extends State>(next: S): S {
    state = next
    driven.changed()
    return next
  }

  /** What a match waits for once everything is shown. */
  function waitingFor(next: Next): State {
    if (next.kind === 'bot') return next
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
    let own = state
    try {
      while (state === own) {
        if (!head.isCaughtUp()) {
          own = enter({ kind: 'showing' })
          await head.catchUp()
          continue
        }
        driven.settle()
        const next = nextOf(truth.match(), people)
        own = enter(waitingFor(next))
        if (!goesOn(own)) return
        const refused = await answer(next, () => state !== own)
        if (state === own && refused) {
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
    if (state === own) enter({ kind: 'stopped', why: 'fault' })
  }

  function rouse(): void {
    if (isFree(state) && !goesOn(state) && state.kind !== 'asleep') void start()
  }

  async function byPerson(job: () => Promise<Refusal | null>): Promise<Refusal | null> {
    if (!isFree(state)) return null
    refusal = null
    const own = enter({ kind: 'keeping' })
    ports.pause.cut()
    let refused: Refusal | null = null
    try {
      refused = refusal = await job()
      if (state === own) void start()
    } catch (error) {
      fail(error, own)
    }
    return refused
  }

  function lookAt(wanted: number | null): void {
    const step = wanted === null || wanted >= truth.match().length ? null : wanted
    if (state.kind === 'stopped' && state.why === 'left') return
    const wasBack = state.kind === 'lookingBack'
    if (step !== null) state = { kind: 'lookingBack', step }
    head.still(step ?? undefined)
    ports.pause.cut()
    if (step === null && wasBack) void start()
    else if (step === null) rouse()
  }

  async function showAgain(step: number): Promise<void> {
    if (step < 1 || step > truth.match().length) return
    lookAt(step - 1)
    let own = state
    try {
      const isPlayed = await head.play(step - 1, () => {
        if (state === own) state = own = { kind: 'lookingBack', step }
      })
      if (isPlayed && state === own) lookAt(null)
    } catch (error) {
      if (state === own) head.still()
      fail(error, own)
    }
  }

  return {
    state: () => state,
    refusal: () => refusal,
    dismissRefusal() {
      refusal = null
      driven.changed()
    },
    wake() {
      if (state.kind === 'asleep') void start()
    },
    rouse,
    byPerson,
    lookAt,
    showAgain,
    skip() {
      head.finish()
      ports.pause.cut()
    },
    leave() {
      state = { kind: 'stopped', why: 'left' }
      head.finish()
      ports.pause.cut()
    },
  }
}
