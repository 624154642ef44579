/** What the table page renders: the shown head and what may be done, as one value in a vanilla store. */
import type { AnyGame, Result } from '../../kernel/game.ts'
import type { Piece } from '../../kernel/chance.ts'
import { legalFor, type Match } from '../../kernel/match.ts'
import type { Refusal } from '../../kernel/refusal.ts'
import type { Seat, Viewer } from '../../kernel/seat.ts'
import type { Acting } from '../../scenes/contract.ts'
import type { Strip } from '../../ui/table/Timeline.tsx'
import type { Header } from '../saves/shape.ts'
import type { Gaze } from './gaze.ts'
import { type LogEntry, logOf } from './log.ts'
import type { Look } from './look.ts'
import { nextOf, throwerOf } from './next.ts'
import { stripOf } from './runs.ts'
import type { Notice } from './notice.ts'
import type { Showing } from './shown.ts'
import type { Status } from './status.ts'
import type { Truth } from './truth.ts'

export interface TableState extends Showing {
  readonly game: AnyGame
  readonly header: Header
  /** Inputs accepted, and how many of them have been shown. */
  readonly length: number
  readonly shown: number
  readonly viewer: Viewer
  readonly actor: Seat | null
  /** People at this screen who owe a choice: more than one may play in parallel. */
  readonly due: readonly Seat[]
  readonly curtain: Seat | null
  /** All that may be done from this screen now; several entries where people play in parallel. */
  readonly acting: readonly Acting[]
  /** Pieces that wait for a person's hand. */
  readonly ask: { readonly seat: Seat; readonly pieces: readonly Piece[] } | null
  readonly thinking: Seat | null
  readonly canUndo: boolean
  /** The step that is looked back at; null while the match goes on. */
  readonly looking: number | null
  readonly log: readonly LogEntry[]
  readonly strip: Strip
  readonly result: Result | null
  readonly refusal: Refusal | null
  readonly notices: readonly Notice[]
}

interface Now extends Readonly<Status> {
  /** Throws of people at this screen wait for them. */
  readonly waits: boolean
}

const none: readonly Acting[] = []
const known = new WeakMap<Match, readonly Acting[]>()

/** The same list for the same position, so that what depends on it is not worked out again. */
function actingOf(match: Match, { actor, open }: Look): readonly Acting[] {
  const before = known.get(match)
  if (before && before[0]?.seat === (open[0] ?? actor)) return before
  const seats = open.length > 0 ? open : actor === null ? [] : [actor]
  const acting = seats.map((seat) => ({ seat, legal: legalFor(match, seat) }))
  known.set(match, acting)
  return acting
}

export function buildTable(
  truth: Truth,
  gaze: Gaze,
  showing: Showing,
  { shownTo, isBusy, waits, ...told }: Now,
): TableState {
  const match = truth.match()
  const { game } = match
  const viewer = gaze.viewer()
  const look = gaze.look()
  const isLive = told.looking === null && shownTo === match.length && showing.moving === null
  const isFree = isLive && !isBusy && look.viewer === viewer
  const next = nextOf(match, gaze.humans)
  const seat = next.kind === 'throw' ? throwerOf(next.pieces, gaze.humans) : null
  const hasAsk = isFree && waits && next.kind === 'throw' && seat !== null
  const undoer = isFree ? gaze.undoer() : null
  const shown = told.looking ?? shownTo
  return {
    ...showing,
    ...told,
    game,
    header: truth.header(),
    length: match.length,
    shown,
    viewer,
    actor: isLive ? look.actor : null,
    due: isLive ? look.due : [],
    curtain: isLive ? look.curtain : null,
    acting: isFree ? actingOf(match, look) : none,
    ask: hasAsk ? { seat, pieces: next.pieces } : null,
    canUndo: undoer !== null && truth.canUndo(undoer.seat, undoer),
    strip: stripOf(truth.steps()),
    log: logOf(match, truth.steps(), shown, viewer),
    result: isLive ? game.result(match.state) : null,
  }
}
