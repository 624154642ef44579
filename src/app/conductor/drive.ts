/** A match that goes on by itself: shows what was accepted, then lets chance and bots answer, until a person must. */
import type { Refusal } from '../../kernel/refusal.ts'
import type { Seat } from '../../kernel/seat.ts'
import type { Answers } from './answers.ts'
import { nextOf, throwerOf } from './next.ts'
import type { Ports } from './ports.ts'
import { drop, note, type Status } from './status.ts'
import type { Truth } from './truth.ts'

interface Driven {
  readonly status: Status
  readonly truth: Pick<Truth, 'match'>
  readonly ports: Pick<Ports, 'pause' | 'pace' | 'waitsForHand'>
  readonly answers: Answers
  readonly humans: readonly Seat[]
  /** False when the table is left, or somebody looks back. */
  goesOn(): boolean
  /** Shows one accepted step. */
  show(step: number): Promise<unknown>
  /** Everything is shown: whoever looks now is settled. */
  settle(): void
  publish(): void
}

export interface Driver {
  isDriving(): boolean
  /** Goes on as far as it can; at once when it goes on already. */
  drive(): Promise<void>
  /** What a machine could not do stops the match, and is told: it goes on when it is asked to. */
  attempt(job: () => Promise<void>): Promise<void>
}

export function makeDriver(driven: Driven): Driver {
  const { status, truth, ports, answers, humans, goesOn } = driven
  let isDriving = false
  let isWanted = false

  function take(refused: Refusal | null): boolean {
    if (refused) status.refusal = refused
    return refused === null
  }

  async function think(seat: Seat): Promise<Refusal | null> {
    status.thinking = seat
    driven.publish()
    try {
      return await answers.think(seat, () => !goesOn())
    } finally {
      status.thinking = null
      driven.publish()
    }
  }

  /** False when only a person can go on. */
  async function answerNext(): Promise<boolean> {
    const match = truth.match()
    const next = nextOf(match, humans)
    if (next.kind === 'wait') return false
    if (next.kind === 'draw') return take(await answers.draw(next.chance))
    if (next.kind === 'bot') return take(await think(next.seat))
    if (throwerOf(next.pieces, humans) === null) {
      await ports.pause.wait(ports.pace().pauseSeconds)
      // somebody took a step back, or looks back, and the throw is not asked for any more
      if (truth.match() !== match || !goesOn()) return true
    } else if (ports.waitsForHand()) return false
    return take(await answers.throwFor(next, null))
  }

  async function goOn(): Promise<void> {
    while (goesOn()) {
      if (status.shownTo < truth.match().length) {
        await driven.show(status.shownTo)
        continue
      }
      driven.settle()
      if (!(await answerNext())) return
    }
  }

  async function attempt(job: () => Promise<void>): Promise<void> {
    drop(status, 'stopped')
    try {
      await job()
    } catch (error) {
      // for whoever looks for the cause; the player reads the notice
      console.error(error)
      note(status, 'stopped')
    }
  }

  return {
    isDriving: () => isDriving,
    attempt,
    async drive() {
      isWanted = true
      if (isDriving) return
      isDriving = true
      // whoever asks while it comes to its end is not forgotten
      while (isWanted) {
        isWanted = false
        await attempt(goOn)
      }
      isDriving = false
      driven.publish()
    },
  }
}
