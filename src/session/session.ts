/** Runs one match without a screen: people act, chance and bots answer, and heads show the same story. */
import type { Line } from '../kernel/line.ts'
import type { AnyStep, Match } from '../kernel/match.ts'
import type { Seat, Viewer } from '../kernel/seat.ts'
import { type Act, makeAct } from './act.ts'
import { type Advised, makeAnswers } from './answers.ts'
import { type Drive, makeDrive } from './drive.ts'
import { type Gaze, makeGaze } from './gaze.ts'
import { type ActsHere, makeActsHere } from './here.ts'
import { type Header, type Opened, originOf } from './header.ts'
import { makeNotices, type Notice } from './notices.ts'
import { makeHurry } from './hurry.ts'
import type { Ports } from './ports.ts'
import { makeReasons } from './reasons.ts'
import { makeSeats, type SeatMode, type Seats } from './seats.ts'
import { makeSeeds } from './seeds.ts'
import { makeStopwatch } from './spent.ts'
import { isResting } from './state.ts'
import { actorOf } from './show/joined.ts'
import type { Timed } from './show/beat.ts'
import { makeTableHead, type TableHead } from './show/tableHead.ts'
import { type Fallen, makeThrows } from './show/throws.ts'
import { makeTruth, type Truth } from './truth.ts'

type Driving = Pick<
  Drive,
  'state' | 'refusal' | 'dismissRefusal' | 'wake' | 'rouse' | 'lookAt' | 'showAgain' | 'skip'
>

export interface Session<P extends Timed = Timed> extends Driving, ActsHere {
  /** The truth, for files and for more heads: what is shown comes from a head. */
  readonly truth: Pick<Truth, 'match' | 'header' | 'steps' | 'canUndo' | 'onChange'>
  match(): Match
  header(): Header
  /** The viewer of this screen and the seat that acts from it. */
  readonly gaze: Pick<Gaze, 'people' | 'look' | 'viewer' | 'undoer'>
  /** The head that the match waits for: this screen's. */
  readonly head: Pick<TableHead<P>, 'showing' | 'shown' | 'isCaughtUp'>
  /** The throw of a step, for publishing it to other windows; null if nothing fell. */
  fallen(step: AnyStep): Promise<Fallen | null>
  notices(): readonly Notice[]
  /** From where each seat is played. */
  readonly seats: Pick<Seats, 'modeOf' | 'here'>
  /** Another plays this seat from now on: a person here, a person elsewhere, or a bot for the time being. */
  setSeat(seat: Seat, mode: SeatMode): void
  /** The person who takes a seat brings a name. */
  rename(seat: Seat, name: string): void
  /** Takes everything that a person does, whoever brings it; the people at this screen have shorter ways. */
  readonly act: Act
  /** Asks a searching bot what it would do on this seat, and why. */
  advise(seat: Seat): Promise<Advised>
  /** A bot's reason for a step; null if unknown or still secret. */
  whyDid(step: AnyStep, viewer?: Viewer): Line | null
  /** Plays at once all that others do, until the match waits for this screen. */
  toMyTurn(): void
  /** Another person plays in parallel: the curtain comes first if there are secrets. */
  passTo(seat: Seat): void
  liftCurtain(): void
  /** The scene that plans beats has come or gone. */
  redraw(): void
  /** Calls `listener` after each change of anything that can be asked here, until the returned function is called. */
  onChange(listener: () => void): () => void
  leave(): void
}

export function makeSession<P extends Timed>(first: Opened, given: Ports<P>): Session<P> {
  const hurry = makeHurry(given)
  const { ports } = hurry
  const seats = makeSeats(first.header.sittings)
  const listeners = new Set<() => void>()
  const truth = makeTruth(first, ports)
  const seeds = makeSeeds(() => originOf(truth.header()), ports.makeSeed)
  const stopwatch = makeStopwatch(ports.now)
  const changed = () => {
    if (isResting(drive.state())) {
      hurry.turn(false)
      stopwatch.rest(truth.match())
    }
    for (const listener of listeners) listener()
  }
  const spend = (seat: Seat) => truth.spend(seat, stopwatch.since(truth.match()))
  const gaze = makeGaze(truth, seats)
  const isOfBot = (step: AnyStep): boolean => {
    const actor = actorOf(truth.match().game, step)
    return actor !== null && seats.modeOf(actor) === 'bot'
  }
  const throws = makeThrows((...asked) => ports.throwPieces(...asked))
  const head = makeTableHead({ ...truth, throws, viewer: gaze.viewer, isOfBot, changed }, ports)
  const reasons = makeReasons()
  const answers = makeAnswers(truth, seeds, ports, throws.remember, reasons, seats)
  const drive = makeDrive({ truth, ports, answers, head, seats, settle, changed })
  const notices = makeNotices(ports.onNotice, changed)

  /** The viewer is settled before anything of a new position is drawn. */
  function settle(): void {
    const state = drive.state()
    if (gaze.settle()) head.still(state.kind === 'lookingBack' ? state.step : undefined)
  }

  function showTakenBack(): void {
    gaze.settle()
    head.still()
  }

  const isUnseeded = () => !seeds.isBegun()
  const acting = { truth, drive, seats, gaze, answers, isUnseeded, spend, showTakenBack }
  const act = makeAct(acting)

  return {
    ...drive,
    ...makeActsHere(act, truth, gaze),
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
    seats,
    setSeat(seat, mode) {
      seats.setMode(seat, mode)
      settle()
      changed()
      drive.reseat()
    },
    rename(seat, name) {
      if (truth.header().sittings[seat]?.name === name) return
      truth.rename(seat, name).then(changed, ports.report)
    },
    act,
    toMyTurn() {
      // bots alone would play the whole match
      hurry.turn(seats.here().length > 0 && !isResting(drive.state()))
      drive.skip()
    },
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
