/** The header of a match: everything stored beside its inputs, such as seats, origin of the seeds and length. */
import type { AnyGame } from '../kernel/game.ts'
import { type Match, start } from '../kernel/match.ts'
import type { Options } from '../kernel/options.ts'
import type { Origin } from '../kernel/origin.ts'
import type { PlainObject } from '../kernel/plain.ts'
import type { Entry } from '../kernel/record.ts'
import type { Outcome } from '../kernel/refusal.ts'
import type { Seat } from '../kernel/seat.ts'
import type { ProofLevel } from './trust/tell.ts'
import type { Sitting } from './seating.ts'
import type { Spent } from './spent.ts'

/** Dice are simulated, drawn from the seed, or thrown for real and typed in. */
export const throwWays = ['physics', 'seeded', 'typed'] as const
export type ThrowWay = (typeof throwWays)[number]

export interface Header {
  readonly id: string
  readonly game: string
  readonly rules: number
  readonly options: Options
  /** The values of another edition than our own. */
  readonly edition?: PlainObject
  readonly sittings: readonly Sitting[]
  /** Origin of its seeds; the oldest stored matches have `seed` instead, or neither. */
  readonly origin?: Origin
  readonly seed?: string
  /** Verdict on the file that it was imported from; dropped when the match is played on here. */
  readonly checked?: ProofLevel
  /** The terminal's --throws; a page reads its settings instead. */
  readonly throws?: ThrowWay
  /** Milliseconds since 1970. */
  readonly created: number
  readonly updated: number
  readonly length: number
  /** Milliseconds that the people of each seat have taken, where the match was played here. */
  readonly spent?: Spent
  /** The best places once the match is over. */
  readonly winners: readonly Seat[] | null
}

/** The part of a header that does not follow from the match. */
export type Seated = Pick<Header, 'id' | 'sittings' | 'created'> & {
  readonly origin: Origin
  readonly throws?: ThrowWay | undefined
}

/** A match with its header, as it is handed to a session or to a shelf. */
export interface Opened {
  readonly match: Match
  readonly header: Header
}

export function headerFor(match: Match, { id, sittings, created, origin, throws }: Seated): Header {
  const { game, options } = match
  const header = {
    id,
    game: game.id,
    rules: game.rules,
    options,
    ...(game.edition && { edition: game.edition }),
    sittings,
    origin,
    ...(throws && { throws }),
    created,
  }
  return withMatch({ ...header, updated: created, length: 0, winners: null }, match, created)
}

/** The header after the match has changed; `updated` in milliseconds since 1970. */
export function withMatch({ checked, ...header }: Header, match: Match, updated: number): Header {
  const standings = match.game.result(match.state)?.standings
  const winners = standings?.filter((item) => item.place === 1).map((item) => item.seat) ?? null
  const isSame = checked !== undefined && match.length === header.length
  return { ...header, ...(isSame && { checked }), updated, length: match.length, winners }
}

export function beginMatch(game: AnyGame, options: unknown, seated: Seated): Outcome<Opened> {
  const started = start(game, seated.sittings.length, options)
  if (!started.ok) return started
  return { ok: true, match: started.match, header: headerFor(started.match, seated) }
}

/** Stores entries from `from` on; a step is shown only after this resolves. */
export type Keep = (header: Header, from: number, all: readonly Entry[]) => Promise<void>

export function originOf({ origin, seed }: Pick<Header, 'origin' | 'seed'>): Origin {
  return origin ?? (seed === undefined ? { kind: 'free' } : { kind: 'foretold', seed })
}
