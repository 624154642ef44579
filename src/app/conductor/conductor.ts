/** The conductor: takes commands in, lets chance and bots answer, and tells one story to everything that shows it. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Match } from '../../kernel/match.ts'
import type { Refusal } from '../../kernel/refusal.ts'
import type { Seat } from '../../kernel/seat.ts'
import type { Gesture } from '../../physics/types.ts'
import type { Aim } from '../../scenes/contract.ts'
import type { Header } from '../saves/shape.ts'
import { type Asked, makeAnswers } from './answers.ts'
import { makeDriver } from './drive.ts'
import { makeGather } from './gather.ts'
import { makeGaze } from './gaze.ts'
import { personsThrow } from './next.ts'
import type { Ports } from './ports.ts'
import { makeShown } from './shown.ts'
import { beginAt, note } from './status.ts'
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
  /** Something changed that may let a match that is awake go on, or somebody wants it to try again. */
  rouse(): void
  /** The scene that plans beats has come or gone. */
  redraw(): void
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
  const status = beginAt(first.match.length)
  let isAwake = false
  let isOver = false

  const shown = makeShown({ ...truth, viewer: gaze.viewer, publish: () => publish() }, ports)
  const answers = makeAnswers(truth, ports, shown.remember)
  const table = createStore<TableState>()(() => build())
  const stopNotices = ports.onNotice((notice) => {
    note(status, notice)
    publish()
  })

  function build(): TableState {
    return buildTable(truth, gaze, shown.showing(), { ...status, waits: ports.waitsForHand() })
  }

  const isDue = makeGather(ports)

  function publish(): void {
    if (!isOver && isDue(driver.isDriving() && status.looking === null))
      table.setState(build(), true)
  }

  /** The viewer is settled before anything of a new position is drawn. */
  function settle(): void {
    if (gaze.settle()) shown.still(status.looking ?? status.shownTo)
    publish()
  }

  const driver = makeDriver({
    status,
    truth,
    ports,
    answers,
    humans,
    goesOn: () => !isOver && status.looking === null,
    show: (step) => shown.play(step, () => (status.shownTo += 1)),
    settle,
    publish,
  })
  const drive = () => {
    if (isAwake) void driver.drive()
  }

  /** One step of a person at a time: a second click does not count. */
  async function byPerson(job: () => Promise<Refusal | null>): Promise<void> {
    if (status.isBusy || status.looking !== null) return
    status.isBusy = true
    status.refusal = null
    publish()
    await driver.attempt(async () => {
      status.refusal = await job()
    })
    status.isBusy = false
    publish()
    ports.pause.cut()
    if (!status.notices.includes('stopped')) drive()
  }

  const byThrower = (answer: (asked: Asked) => Promise<Refusal | null>): Promise<void> =>
    byPerson(async () => {
      const asked = personsThrow(truth.match(), humans)
      return asked && answer(asked)
    })

  /** Another position without motion: whatever runs is at its end. */
  function jump(step: number | null): void {
    status.looking = step
    status.shownTo = truth.match().length
    shown.still(status.looking ?? status.shownTo)
    ports.ticker.finish()
    ports.pause.cut()
    if (step === null) drive()
  }

  return {
    table,
    match: truth.match,
    header: truth.header,
    command: ({ seat, command }) =>
      byPerson(async () => {
        const { open, actor } = gaze.look()
        if (seat !== actor && open.includes(seat)) gaze.pass(seat)
        return open.includes(seat) ? truth.accept({ kind: 'command', seat, command }) : null
      }),
    throwNow: (gesture) => byThrower((asked) => answers.throwFor(asked, gesture)),
    typeFaces: (faces) => byThrower((asked) => answers.typed(asked, faces)),
    undo: () =>
      byPerson(async () => {
        const who = gaze.undoer()
        const refused = who && (await truth.undo(who.seat, who))
        status.shownTo = truth.match().length
        gaze.settle()
        shown.still(status.shownTo)
        return refused
      }),
    skip() {
      ports.ticker.finish()
      ports.pause.cut()
    },
    lookAt: (step) => jump(step === null || step >= truth.match().length ? null : step),
    async showAgain(step) {
      if (step < 1 || step > truth.match().length) return
      jump(step - 1)
      await driver.attempt(async () => {
        const isPlayed = await shown.play(step - 1, () => (status.looking = step))
        if (isPlayed) jump(null)
      })
      publish()
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
      status.refusal = null
      publish()
    },
    wake() {
      isAwake = true
      drive()
    },
    rouse: drive,
    redraw() {
      shown.redraw()
      table.setState(build(), true)
    },
    dispose() {
      isOver = true
      truth.close()
      stopNotices()
      ports.ticker.finish()
      ports.pause.cut()
    },
  }
}
