/** The conductor: takes commands in, lets chance and bots answer, and tells one story to everything that shows it. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Match } from '../../kernel/match.ts'
import type { Refusal } from '../../kernel/refusal.ts'
import type { Seat } from '../../kernel/seat.ts'
import type { Gesture } from '../../physics/types.ts'
import type { Aim } from '../../scenes/contract.ts'
import type { Header } from '../saves/shape.ts'
import { type Asked, makeAnswers } from './answers.ts'
import { makeGather } from './gather.ts'
import { makeGaze } from './gaze.ts'
import { nextOf, personsThrow, throwerOf } from './next.ts'
import type { Ports } from './ports.ts'
import { makeShown } from './shown.ts'
import type { Notice } from './notice.ts'
import { buildTable, type TableState } from './table.ts'
import { makeTruth } from './truth.ts'

export interface Conductor {
  readonly table: StoreApi<TableState>
  /** The truth, for files alone: what is shown comes from the table. */
  match(): Match
  header(): Header
  command(aim: Aim): Promise<void>
  /** By hand with a gesture, by a button without. */
  throwNow(gesture: Gesture | null): Promise<void>
  /** Faces of real pieces, in the order in which they were asked for. */
  typeFaces(faces: readonly number[]): Promise<void>
  undo(): Promise<void>
  skip(): void
  /** The position after so many inputs; null goes back to the match. */
  lookAt(step: number | null): void
  showAgain(step: number): Promise<void>
  /** Another person plays in parallel: the curtain comes first if there are secrets. */
  passTo(seat: Seat): void
  liftCurtain(): void
  dismissRefusal(): void
  /** The match begins to go on by itself. */
  wake(): void
  /** A setting changed that may let a match that is awake go on. */
  rouse(): void
  dispose(): void
}

export function makeConductor(
  first: { readonly match: Match; readonly header: Header },
  ports: Ports,
): Conductor {
  const humans = first.header.sittings.flatMap((item, seat) =>
    item.kind === 'human' ? [seat] : [],
  )
  const truth = makeTruth(first, ports)
  const gaze = makeGaze(truth, humans)
  let shownTo = first.match.length
  let looking: number | null = null
  let thinking: Seat | null = null
  let refusal: Refusal | null = null
  let notices: readonly Notice[] = []
  let isBusy = false
  let isDriving = false
  let isAwake = false
  let isOver = false

  const shown = makeShown({ ...truth, viewer: gaze.viewer, publish: () => publish() }, ports)
  const answers = makeAnswers(truth, ports, shown.remember)
  const table = createStore<TableState>()(() => build())
  const stopNotices = ports.onNotice((notice) => {
    if (!notices.includes(notice)) notices = [...notices, notice]
    publish()
  })

  function build(): TableState {
    const status = { shownTo, looking, thinking, refusal, notices, isBusy }
    return buildTable(truth, gaze, shown.showing(), { ...status, waits: ports.waitsForHand() })
  }

  const isDue = makeGather(ports)

  function publish(): void {
    if (!isOver && isDue(isDriving && looking === null)) table.setState(build(), true)
  }

  /** The viewer is settled before anything of a new position is drawn. */
  function settle(): void {
    if (gaze.settle()) shown.still(looking ?? shownTo)
    publish()
  }

  const goesOn = () => !isOver && looking === null

  async function drive(): Promise<void> {
    if (isDriving || !isAwake) return
    isDriving = true
    try {
      while (goesOn()) {
        if (shownTo < truth.match().length) {
          await shown.play(shownTo, () => (shownTo += 1))
          continue
        }
        settle()
        if (!(await answerNext())) break
      }
    } finally {
      isDriving = false
      publish()
    }
  }

  /** False when only a person can go on. */
  async function answerNext(): Promise<boolean> {
    const next = nextOf(truth.match(), humans)
    if (next.kind === 'wait') return false
    if (next.kind === 'draw') return take(await answers.draw(next.chance))
    if (next.kind === 'bot') {
      thinking = next.seat
      publish()
      const refused = await answers.think(next.seat, () => !goesOn())
      thinking = null
      return take(refused)
    }
    const isHuman = throwerOf(next.pieces, humans) !== null
    if (isHuman && ports.waitsForHand()) return false
    if (!isHuman) await ports.pause.wait(ports.pace().pause)
    return !goesOn() || take(await answers.throwFor(next, null))
  }

  function take(refused: Refusal | null): boolean {
    if (refused) refusal = refused
    return refused === null
  }

  /** One step of a person at a time: a second click does not count. */
  async function byPerson(job: () => Promise<unknown>): Promise<void> {
    if (isBusy || looking !== null) return
    isBusy = true
    refusal = null
    publish()
    try {
      await job()
    } finally {
      isBusy = false
      publish()
    }
    ports.pause.cut()
    void drive()
  }

  const byThrower = (answer: (asked: Asked) => Promise<Refusal | null>): Promise<void> =>
    byPerson(async () => {
      const asked = personsThrow(truth.match(), humans)
      if (asked) take(await answer(asked))
    })

  /** Another position without motion: whatever runs is at its end. */
  function jump(step: number | null): void {
    looking = step
    shownTo = truth.match().length
    shown.still(looking ?? shownTo)
    ports.ticker.finish()
    ports.pause.cut()
    if (looking === null) void drive()
  }

  return {
    table,
    match: truth.match,
    header: truth.header,
    command: ({ seat, command }) =>
      byPerson(async () => {
        const { open, actor } = gaze.look()
        if (seat !== actor && open.includes(seat)) gaze.pass(seat)
        if (open.includes(seat)) take(await truth.accept({ kind: 'command', seat, command }))
      }),
    throwNow: (gesture) => byThrower((asked) => answers.throwFor(asked, gesture)),
    typeFaces: (faces) => byThrower((asked) => answers.typed(asked, faces)),
    undo: () =>
      byPerson(async () => {
        const who = gaze.undoer()
        if (who) take(await truth.undo(who.seat, who))
        shownTo = truth.match().length
        gaze.settle()
        shown.still(shownTo)
      }),
    skip() {
      ports.ticker.finish()
      ports.pause.cut()
    },
    lookAt: (step) => jump(step === null || step >= truth.match().length ? null : step),
    async showAgain(step) {
      if (step < 1 || step > truth.match().length) return
      jump(step - 1)
      const isPlayed = await shown.play(step - 1, () => (looking = step))
      if (isPlayed) jump(null)
    },
    passTo(seat) {
      gaze.pass(seat)
      settle()
    },
    liftCurtain() {
      gaze.lift()
      settle()
    },
    dismissRefusal() {
      refusal = null
      publish()
    },
    wake() {
      isAwake = true
      void drive()
    },
    rouse: () => void drive(),
    dispose() {
      isOver = true
      stopNotices()
      ports.ticker.finish()
      ports.pause.cut()
    },
  }
}
