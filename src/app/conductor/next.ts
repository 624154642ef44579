/** What happens next when everything has been shown: a throw, a draw, a bot's choice, or waiting for a person. */
import type { Chance } from '../../kernel/pending.ts'
import { type Match, pendingOf } from '../../kernel/match.ts'
import type { Piece } from '../../kernel/chance.ts'
import type { Seat } from '../../kernel/seat.ts'

export type Next =
  | { readonly kind: 'draw'; readonly chance: Chance }
  | { readonly kind: 'throw'; readonly chance: Chance; readonly pieces: readonly Piece[] }
  | { readonly kind: 'bot'; readonly seat: Seat }
  | { readonly kind: 'wait' }

/** Draws first, then throws, then the bots in seat order. */
export function nextOf(match: Match, humans: readonly Seat[]): Next {
  const pending = pendingOf(match)
  const chances = pending.filter((item) => item.kind === 'chance')
  for (const chance of chances) {
    if (chance.ask.kind === 'draw') return { kind: 'draw', chance }
  }
  for (const chance of chances) {
    if (chance.ask.kind === 'throw') return { kind: 'throw', chance, pieces: chance.ask.pieces }
  }
  const bot = pending.find((item) => item.kind === 'choice' && !humans.includes(item.seat))
  return bot?.kind === 'choice' ? { kind: 'bot', seat: bot.seat } : { kind: 'wait' }
}

/** The person at this screen whose hand throws; null when only bots throw. */
export function throwerOf(pieces: readonly Piece[], humans: readonly Seat[]): Seat | null {
  return pieces.find((piece) => humans.includes(piece.seat))?.seat ?? null
}

/** What waits for the hand of a person at this screen; null where nothing does. */
export function personsThrow(match: Match, humans: readonly Seat[]) {
  const next = nextOf(match, humans)
  return next.kind === 'throw' && throwerOf(next.pieces, humans) !== null ? next : null
}
