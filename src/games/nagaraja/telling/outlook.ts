/** The expected fate of each player: points, nagas, and the probability of winning the room. */
import { type Line, line } from '../../../kernel/line.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { type Box, lookUp } from '../edition.ts'
import { fatePoints, nagaCount } from '../rules/score.ts'
import { type StickCounts, sticksOn } from '../rules/sticks.ts'
import type { View } from '../types.ts'
import {
  bothSeats,
  of,
  opponentOf,
  type Pair,
  type StickId,
  type StickKind,
} from '../vocabulary.ts'
import { chanceOfAtLeast, chanceToWin, type Odds, oddsOf } from './chances.ts'

/** A player's fate, which is certain once all sticks lie. */
export interface Outlook {
  /** The expected points, including sticks still to be thrown. */
  readonly points: number
  /** Nagas on the lying sticks. */
  readonly nagas: number
  /** The probability of at least one naga; null when no stick is still to be thrown. */
  readonly naga: number | null
  /** The probability of winning the room as things stand; null if unknown. */
  readonly room: number | null
}

/** The certain points and nagas, and the distribution of the sticks still to be thrown. */
interface Part {
  readonly points: number
  readonly nagas: number
  readonly odds: Odds | null
}

const nobody: ReadonlySet<StickId> = new Set()

/** Sticks that the current activation will throw again unless it is cancelled. */
function thrownAgain(box: Box, { activation, phase }: View, seat: Seat): ReadonlySet<StickId> {
  const isNamed = phase.kind === 'window' || phase.kind === 'rethrow'
  if (!isNamed || activation?.target.kind !== 'sticks') return nobody
  const isTheirs = opponentOf(activation.seat) === seat
  const isThrow = lookUp(box.cards, activation.card).ability === 'rerollSticks'
  return isTheirs && isThrow ? new Set(activation.target.sticks.map(({ id }) => id)) : nobody
}

/** The sticks about to be thrown, if the laid cards are visible; else null. */
export function calledSticks(box: Box, { phase, players }: View, seat: Seat): StickCounts | null {
  const { laid } = of(players, seat)
  const isCalled = phase.kind === 'throw' || phase.kind === 'call'
  return isCalled && laid && laid.length > 0 ? sticksOn(box, laid) : null
}

function partOf(box: Box, view: View, seat: Seat): Part | null {
  const sticks = calledSticks(box, view, seat)
  if (sticks) return { points: 0, nagas: 0, odds: oddsOf(box, sticks) }
  const player = of(view.players, seat)
  if (player.sticks.length + player.aside.length === 0 && player.added === 0) return null
  const again = thrownAgain(box, view, seat)
  const lying = { ...player, sticks: player.sticks.filter(({ id }) => !again.has(id)) }
  const falling: Record<StickKind, number> = { brown: 0, green: 0, white: 0 }
  for (const { id, kind } of player.sticks) if (again.has(id)) falling[kind] += 1
  const odds = again.size > 0 ? oddsOf(box, falling) : null
  return { points: fatePoints(box, lying), nagas: nagaCount(box, lying), odds }
}

const certain = { joint: [[1]], points: [1], nagas: [1], meanPoints: 0, meanNagas: 0 } as const

export function outlookOf(box: Box, view: View): Pair<Outlook | null> {
  const parts = bothSeats.map((seat) => partOf(box, view, seat))
  const isOpen = parts.every((part) => part !== null) && parts.some((part) => part?.odds)
  const toWin = (seat: Seat): number | null => {
    const [own, other] = [parts[seat], parts[1 - seat]]
    if (!isOpen || !own || !other) return null
    const tie = view.guide === seat ? 1 : 0
    return chanceToWin(own.odds ?? certain, other.odds ?? certain, own.points - other.points, tie)
  }
  const one = (seat: Seat): Outlook | null => {
    const part = parts[seat]
    if (!part) return null
    const { points, nagas, odds } = part
    const naga = odds && (nagas > 0 ? 1 : chanceOfAtLeast(odds.nagas, 1))
    return { points: points + (odds?.meanPoints ?? 0), nagas, naga, room: toWin(seat) }
  }
  return [one(0), one(1)]
}

/** The text shown above the tray. */
export function outlookLine({ points, nagas, naga, room }: Outlook): Line {
  if (naga === null) return line('nagaraja.fate.lies', { points, nagas })
  if (room === null) return line('nagaraja.fate.called', { points, naga })
  return line('nagaraja.fate.falls', { points, naga, room })
}
