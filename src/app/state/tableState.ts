/** What the table page renders: the shown head and what may be done, as one value in a vanilla store. */
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
import type { Strip } from '../../ui/table/Timeline.tsx'
import { type LogEntry, logOf } from './log.ts'
import { stripOf } from './runs.ts'

export interface TableState extends Showing<Plan> {
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
  /** A bot that thinks, or a person elsewhere whom the match waits for. */
  readonly thinking: Seat | null
  readonly canUndo: boolean
  /** The step that is looked back at; null while the match goes on. */
  readonly looking: number | null
  /** The step that is being shown again. */
  readonly again: number | null
  /** What had been told at the shown step. */
  readonly log: readonly LogEntry[]
  /** All that has been told: more than the log while an earlier step is looked at. */
  readonly story: readonly LogEntry[]
  readonly strip: Strip
  readonly result: Result | null
  readonly refusal: Refusal | null
  readonly notices: readonly Notice[]
}

const none: readonly Acting[] = []
const known = new WeakMap<Match, readonly Acting[]>()

/** The same list for the same position, so that what depends on it is not worked out again. */
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

/** The seat of a bot that thinks, or of the first person elsewhere for whom the match waits. */
function awaitedElsewhere(state: SessionState): Seat | null {
  if (state.kind === 'remote') return state.seats[0] ?? null
  return state.kind === 'bot' ? state.seat : null
}

/** `waits`: throws of people at this screen wait for them. */
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
