/** One running match without a screen: commands go in, chance and bots answer, and heads show one story. */
import type { Tagged } from '../kernel/command.ts'
import type { Line } from '../kernel/line.ts'
import type { AnyStep, Match } from '../kernel/match.ts'
import type { Refusal } from '../kernel/refusal.ts'
import type { Seat, Viewer } from '../kernel/seat.ts'
import type { Gesture } from '../physics/types.ts'
import { type Advised, type Asked, makeAnswers } from './answers.ts'
import { type Drive, makeDrive } from './drive.ts'
import { type Gaze, makeGaze } from './gaze.ts'
import { type Header, type Opened, originOf } from './header.ts'
import { personsThrow, throwerOf } from './next.ts'
import { makeNotices, type Notice } from './notices.ts'
import type { Ports } from './ports.ts'
import { makeReasons } from './reasons.ts'
import { peopleOf } from './seating.ts'
import { makeSeeds } from './seeds.ts'
import { makeStopwatch } from './spent.ts'
import { isResting } from './state.ts'
import type { Timed } from './show/beat.ts'
import { makeTableHead, type TableHead } from './show/tableHead.ts'
import { type Fallen, makeThrows } from './show/throws.ts'
import { makeTruth, type Truth } from './truth.ts'

type Driving = Pick<
  Drive,
  'state' | 'refusal' | 'dismissRefusal' | 'wake' | 'rouse' | 'lookAt' | 'showAgain' | 'skip'
>

export interface Session<P extends Timed = Timed> extends Driving {
  /** The truth, for files and for more heads: what is shown comes from a head. */
  readonly truth: Pick<Truth, 'match' | 'header' | 'steps' | 'canUndo' | 'onChange'>
  match(): Match
  header(): Header
  /** Who looks at this screen and who acts from it. */
  readonly gaze: Pick<Gaze, 'people' | 'look' | 'viewer' | 'undoer'>
  /** The head that the match waits for: this screen's. */
  readonly head: Pick<TableHead<P>, 'showing' | 'shown' | 'isCaughtUp'>
  /** How the throw of a step fell, for whoever tells it elsewhere; null where nothing fell. */
  fallen(step: AnyStep): Promise<Fallen | null>
  notices(): readonly Notice[]
  command(step: { readonly seat: Seat; readonly command: Tagged }): Promise<Refusal | null>
  /** By hand with a gesture, by a button without. */
  throwNow(gesture: Gesture | null): Promise<Refusal | null>
  /** Faces of real pieces, in the order in which they were asked for. */
  typeFaces(faces: readonly number[]): Promise<Refusal | null>
  /** Whoever acts here takes back; or this seat its own, as it can where people play in parallel. */
  undo(seat?: Seat): Promise<Refusal | null>
  /** What a bot that searches would do on this seat, and why. */
  advise(seat: Seat): Promise<Advised>
  /** Why a bot did this; null where nobody knows, or where it may not be told yet. */
  whyDid(step: AnyStep, viewer?: Viewer): Line | null
  /** Another person plays in parallel: the curtain comes first if there are secrets. */
  passTo(seat: Seat): void
  liftCurtain(): void
  /** The scene that plans beats has come or gone. */
  redraw(): void
  /** Told after each change of anything that can be asked here, until the returned function is called. */
  onChange(listener: () => void): () => void
  leave(): void
}

export function makeSession<P extends Timed>(first: Opened, ports: Ports<P>): Session<P> {
  const people = peopleOf(first.header.sittings)
  const seeds = makeSeeds(originOf(first.header), ports.makeSeed)
  const listeners = new Set<() => void>()
  const truth = makeTruth(first, ports)
  const stopwatch = makeStopwatch(ports.now)
  const changed = () => {
    if (isResting(drive.state())) stopwatch.rest(truth.match())
    for (const listener of listeners) listener()
  }
  const spend = (seat: Seat) => truth.spend(seat, stopwatch.since(truth.match()))
  const gaze = makeGaze(truth, people)
  const throws = makeThrows((...asked) => ports.throwPieces(...asked))
  const head = makeTableHead({ ...truth, throws, viewer: gaze.viewer, changed }, ports)
  const reasons = makeReasons()
  const answers = makeAnswers(truth, seeds, ports, throws.remember, reasons)
  const drive = makeDrive({ truth, ports, answers, head, people, settle, changed })
  const notices = makeNotices(ports.onNotice, changed)

  /** The viewer is settled before anything of a new position is drawn. */
  function settle(): void {
    const state = drive.state()
    if (gaze.settle()) head.still(state.kind === 'lookingBack' ? state.step : undefined)
  }

  const byThrower = (answer: (asked: Asked) => Promise<Refusal | null>) =>
    drive.byPerson(async () => {
      const asked = personsThrow(truth.match(), people)
      const seat = asked && throwerOf(asked.pieces, people)
      if (seat !== null) spend(seat)
      return asked && answer(asked)
    })

  return {
    ...drive,
    truth,
    gaze,
    head,
    match: truth.match,
    header: truth.header,
    advise: answers.advise,
    whyDid(step, viewer = gaze.viewer()) {
      const { game, state } = truth.match()
      return reasons.of(game, step, viewer, game.result(state) !== null)
    },
    notices() {
      const state = drive.state()
      const isStopped = state.kind === 'stopped' && state.why === 'fault'
      return isStopped ? [...notices.list(), 'stopped'] : notices.list()
    },
    fallen: (step) => throws.fallen(truth.match().game, step),
    command: ({ seat, command }) =>
      drive.byPerson(async () => {
        const { open, actor } = gaze.look()
        if (!open.includes(seat)) return null
        if (seat !== actor) gaze.pass(seat)
        spend(seat)
        return truth.accept({ kind: 'command', seat, command })
      }),
    throwNow: (gesture) => byThrower((asked) => answers.throwFor(asked, gesture)),
    typeFaces: (faces) => byThrower((asked) => answers.typed(asked, faces)),
    undo: (seat) =>
      drive.byPerson(async () => {
        const undoer = seat === undefined ? gaze.undoer() : { seat, people, owners: [seat] }
        const refused = undoer && (await truth.undo(undoer))
        gaze.settle()
        head.still()
        return refused
      }),
    passTo(seat) {
      gaze.pass(seat)
      settle()
      changed()
    },
    liftCurtain() {
      gaze.lift()
      settle()
      changed()
    },
    redraw: head.redraw,
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    leave() {
      truth.close()
      notices.stop()
      drive.leave()
    },
  }
}
