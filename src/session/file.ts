/** A match as a file that every screen of a session writes and reads: the record, with seats and names beside it. */
import type { AnyGame } from '../kernel/game.ts'
import { load } from '../kernel/load.ts'
import type { Match } from '../kernel/match.ts'
import { longestSeed, type Origin } from '../kernel/origin.ts'
import type { Plain, PlainObject } from '../kernel/plain.ts'
import type { MatchRecord } from '../kernel/record.ts'
import type { Refusal } from '../kernel/refusal.ts'
import { recordText, save } from '../kernel/save.ts'
import { type Header, originOf, type ThrowWay, throwWays } from './header.ts'
import { botsLast, readSittings, type Sitting } from './seating.ts'

export function fileText(match: Match, header: Header): string {
  const { sittings, throws } = header
  const seats = sittings.map(({ name, kind, colour }) => ({ name, kind, colour }))
  return recordText(save(match, { seats, ...(throws && { throws }) }, originOf(header)))
}

/** What a file says beside its match. */
export interface Kept {
  readonly sittings: readonly Sitting[]
  readonly origin: Origin
  readonly throws: ThrowWay | undefined
}

export interface Read extends Kept {
  readonly match: Match
  /** Why only a part of the match can be trusted; null for a whole one. */
  readonly refusal: Refusal | null
}

/** With all the kernel's distrust: of a broken file the part that holds, of none at all the refusal alone. */
export function readFile(
  text: string,
  gameById: (id: string) => AnyGame | undefined,
): Read | { readonly match: null; readonly refusal: Refusal } {
  const loaded = load(text, gameById)
  const match = loaded.ok ? loaded.match : loaded.kept
  if (!match) return { match, refusal: loaded.ok ? { code: 'notARecord' } : loaded.refusal }
  const kept = readMeta(loaded.record, match.seats)
  return { match, refusal: loaded.ok ? null : loaded.refusal, ...kept }
}

function readMeta(record: MatchRecord | null, seats: number): Kept {
  const { meta = {}, origin = { kind: 'free' } } = record ?? {}
  const table = meta['table']
  if (isObject(table)) return readTable(table, origin, seats)
  return {
    sittings: readSittings(meta['seats'], seats),
    origin,
    throws: readThrows(meta['throws']),
  }
}

const isObject = (value: Plain | undefined): value is PlainObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The terminal's first files counted their bots and named a seed; the very first only said whether dice fell. */
function readTable(
  { bots, seed, throws, falls }: PlainObject,
  origin: Origin,
  seats: number,
): Kept {
  const isCount = typeof bots === 'number' && Number.isSafeInteger(bots) && bots >= 0
  const isSeed = typeof seed === 'string' && seed !== '' && seed.length <= longestSeed
  return {
    sittings: botsLast(seats, isCount ? Math.min(bots, seats) : 0),
    origin: isSeed && origin.kind === 'free' ? { kind: 'foretold', seed } : origin,
    throws: readThrows(throws) ?? (falls === false ? 'seeded' : undefined),
  }
}

function readThrows(given: unknown): ThrowWay | undefined {
  return throwWays.find((way) => way === given)
}
