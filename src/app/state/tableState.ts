/** State of the table page: the shown position and what may be done, as one value in a vanilla store. */
import type { AnyGame, Result } from '../../kernel/game.ts'
import type { Piece } from '../../kernel/chance.ts'
import { legalFor, type Match } from '../../kernel/match.ts'
import type { Refusal } from '../../kernel/refusal.ts'
import type { Seat, Viewer } from '../../kernel/seat.ts'
import type { Acting } from '../../scenes/contract.ts'
import type { Plan } from '../../scenes/board/plan.ts'
import type { Header } from '../../session/header.ts'
import type { ScreenLook } from '../../session/look.ts'
import { personsThrow, throwerOf } from '../../session/next.ts'
import type { Notice } from '../../session/notices.ts'
import type { Session } from '../../session/session.ts'
import type { Showing } from '../../session/show/head.ts'
import { isFree, type SessionState } from '../../session/state.ts'
import type { TimelineStrip } from '../../ui/table/Timeline.tsx'
import { type LogEntry, logOf } from './log.ts'
import { stripOf } from './runs.ts'

export interface TableState extends Showing<Plan> {
  readonly game: AnyGame
  readonly header: Header
  /** Number of accepted inputs, and of shown ones. */
  readonly length: number
  readonly shown: number
  readonly viewer: Viewer
  readonly actor: Seat | null
  /** Seats at this screen that owe a choice; several in parallel play. */
  readonly due: readonly Seat[]
  readonly curtain: Seat | null
  /** Legal commands from this screen; several entries in parallel play. */
  readonly acting: readonly Acting[]
  /** Pieces that a person at this screen must throw. */
  readonly ask: { readonly seat: Seat; readonly pieces: readonly Piece[] } | null
  /** A bot that is choosing, or a remote person whom the match waits for. */
  readonly thinking: Seat | null
  readonly canUndo: boolean
  /** Step shown while looking back; null while the match is live. */
  readonly looking: number | null
  /** Step being shown again. */
  readonly again: number | null
  /** Log up to the shown step. */
  readonly log: readonly LogEntry[]
  /** Full log; longer than `log` while looking back. */
  readonly story: readonly LogEntry[]
  readonly strip: TimelineStrip
  readonly result: Result | null
  readonly refusal: Refusal | null
  readonly notices: readonly Notice[]
}

const none: readonly Acting[] = []
const known = new WeakMap<Match, readonly Acting[]>()

/** Cached per match, so that memoised results that depend on it stay valid. */
function actingOf(match: Match, { actor, open }: ScreenLook): readonly Acting[] {
  const before = known.get(match)
  const seats = open.length > 0 ? open : actor === null ? [] : [actor]
  const isSame = before?.length === seats.length && before.every(({ seat }, i) => seat === seats[i])
  if (before && isSame) return before
  const acting = seats.map((seat) => ({ seat, legal: legalFor(match, seat) }))
  known.set(match, acting)
  return acting
}

function askOf(match: Match, people: readonly Seat[]): TableState['ask'] {
  const next = personsThrow(match, people)
  const seat = next && throwerOf(next.pieces, people)
  return next && seat !== null ? { seat, pieces: next.pieces } : null
}

/** The seat of a bot that is choosing, or of the first remote person whom the match waits for. */
function awaitedElsewhere(state: SessionState): Seat | null {
  if (state.kind === 'remote') return state.seats[0] ?? null
  return state.kind === 'bot' ? state.seat : null
}

/** `waits`: throws wait for the people at this screen. */
export function buildTable(session: Session<Plan>, waits: boolean): TableState {
  const { head, gaze, truth } = session
  const state = session.state()
  const match = truth.match()
  const { game } = match
  const showing = head.showing()
  const viewer = gaze.viewer()
  const look = gaze.look()
  const looking = state.kind === 'lookingBack' ? state.step : null
  const isLive = looking === null && head.isCaughtUp() && showing.moving === null
  const canAct = isLive && isFree(state) && look.viewer === viewer
  const undoer = canAct ? gaze.undoer() : null
  const shown = looking ?? head.shown()
  const log = logOf(match, truth.steps(), shown, viewer)
  return {
    ...showing,
    game,
    header: truth.header(),
    length: match.length,
    shown,
    viewer,
    actor: isLive ? look.actor : null,
    due: isLive ? look.due : [],
    curtain: isLive ? look.curtain : null,
    acting: canAct ? actingOf(match, look) : none,
    ask: canAct && waits ? askOf(match, gaze.people) : null,
    thinking: awaitedElsewhere(state),
    canUndo: undoer !== null && truth.canUndo(undoer),
    looking,
    again: (state.kind === 'lookingBack' && state.again) || null,
    log,
    story: looking === null ? log : logOf(match, truth.steps(), head.shown(), viewer),
    strip: stripOf(truth.steps()),
    result: isLive ? game.result(match.state) : null,
    refusal: session.refusal(),
    notices: session.notices(),
  }
}
