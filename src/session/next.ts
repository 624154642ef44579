/** What happens next when everything has been shown: a throw, a draw, a bot's choice, waiting for a person, or nothing more. */
import type { Chance } from '../kernel/pending.ts'
import { type Match, pendingOf } from '../kernel/match.ts'
import type { Piece } from '../kernel/chance.ts'
import type { Tagged } from '../kernel/command.ts'
import type { Seat } from '../kernel/seat.ts'
import { plainStep } from './plain.ts'

export type Next =
  | { readonly kind: 'draw'; readonly chance: Chance }
  | { readonly kind: 'throw'; readonly chance: Chance; readonly pieces: readonly Piece[] }
  | { readonly kind: 'bot'; readonly seat: Seat }
  /** The only command of a person, who need not be asked. */
  | { readonly kind: 'plain'; readonly seat: Seat; readonly command: Tagged }
  | { readonly kind: 'wait' }
  | { readonly kind: 'over' }

/** Draws first, then throws, then the bots in seat order, then what goes by itself, if it may. */
export function nextOf(match: Match, people: readonly Seat[], takesPlain = false): Next {
  const pending = pendingOf(match)
  if (pending.length === 0) return { kind: 'over' }
  const chances = pending.filter((item) => item.kind === 'chance')
  for (const chance of chances) {
    if (chance.ask.kind === 'draw') return { kind: 'draw', chance }
  }
  for (const chance of chances) {
    if (chance.ask.kind === 'throw') return { kind: 'throw', chance, pieces: chance.ask.pieces }
  }
  const bot = pending.find((item) => item.kind === 'choice' && !people.includes(item.seat))
  if (bot?.kind === 'choice') return { kind: 'bot', seat: bot.seat }
  const plain = takesPlain ? plainStep(match, people) : null
  return plain ? { kind: 'plain', ...plain } : { kind: 'wait' }
}

/** The person at this screen whose hand throws; null when only bots throw. */
export function throwerOf(pieces: readonly Piece[], people: readonly Seat[]): Seat | null {
  return pieces.find((piece) => people.includes(piece.seat))?.seat ?? null
}

/** What waits for the hand of a person at this screen; null where nothing does. */
export function personsThrow(match: Match, people: readonly Seat[]) {
  const next = nextOf(match, people)
  return next.kind === 'throw' && throwerOf(next.pieces, people) !== null ? next : null
}
