/** Decides what happens next once everything is shown: chance, a bot, a forced step, or waiting for somebody. */
import type { Piece } from '../kernel/chance.ts'
import type { Tagged } from '../kernel/command.ts'
import { type Match, pendingOf } from '../kernel/match.ts'
import type { Chance } from '../kernel/pending.ts'
import type { Seat } from '../kernel/seat.ts'
import { forcedStep } from './forced.ts'
import type { SeatMode } from './seats.ts'

export interface AskedThrow {
  readonly kind: 'throw'
  readonly chance: Chance
  readonly pieces: readonly Piece[]
}

export type Next =
  | { readonly kind: 'draw'; readonly chance: Chance }
  | AskedThrow
  | { readonly kind: 'bot'; readonly seat: Seat }
  /** The only command of a person, who need not be asked. */
  | { readonly kind: 'forced'; readonly seat: Seat; readonly command: Tagged }
  /** Somebody at this screen owes a choice, and perhaps others elsewhere. */
  | { readonly kind: 'wait' }
  /** Only people elsewhere owe a choice. */
  | { readonly kind: 'remote'; readonly seats: readonly Seat[] }
  | { readonly kind: 'over' }

type ModeOf = (seat: Seat) => SeatMode | undefined

/** Draws first, then throws, then the bots in seat order, then forced steps if they go by themselves. */
export function nextOf(match: Match, modeOf: ModeOf, takesForced = false): Next {
  const pending = pendingOf(match)
  if (pending.length === 0) return { kind: 'over' }
  for (const item of pending) {
    if (item.kind === 'chance' && item.ask.kind === 'draw') return { kind: 'draw', chance: item }
  }
  const asked = askedThrow(match)
  if (asked) return asked
  const owing = pending.flatMap((item) => (item.kind === 'choice' ? [item.seat] : []))
  const bot = owing.find((seat) => modeOf(seat) === 'bot')
  if (bot !== undefined) return { kind: 'bot', seat: bot }
  const forced = takesForced ? forcedStep(match, owing) : null
  if (forced) return { kind: 'forced', ...forced }
  const isOnlyRemote = owing.every((seat) => modeOf(seat) === 'remote')
  return isOnlyRemote ? { kind: 'remote', seats: owing } : { kind: 'wait' }
}

/** The pending throw, of any seat; null while a draw comes before it. */
export function askedThrow(match: Match): AskedThrow | null {
  let found: AskedThrow | null = null
  for (const item of pendingOf(match)) {
    if (item.kind !== 'chance') continue
    if (item.ask.kind === 'draw') return null
    found ??= { kind: 'throw', chance: item, pieces: item.ask.pieces }
  }
  return found
}

/** The first of `people` who holds one of the pieces; null when none of them throws. */
export function throwerOf(pieces: readonly Piece[], people: readonly Seat[]): Seat | null {
  return pieces.find((piece) => people.includes(piece.seat))?.seat ?? null
}

/** The throw that waits for one of the people at this screen; null when none does. */
export function personsThrow(match: Match, people: readonly Seat[]): AskedThrow | null {
  const asked = askedThrow(match)
  return asked && throwerOf(asked.pieces, people) !== null ? asked : null
}
