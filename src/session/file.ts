/** A match as a file that every screen of a session writes and reads: the record, with seats, names and seed beside it. */
import type { AnyGame } from '../kernel/game.ts'
import { load } from '../kernel/load.ts'
import type { Match } from '../kernel/match.ts'
import type { PlainObject } from '../kernel/plain.ts'
import type { Refusal } from '../kernel/refusal.ts'
import { recordText, save } from '../kernel/save.ts'
import { type Header, type ThrowWay, throwWays } from './header.ts'
import { botsLast, readSittings, type Sitting } from './seating.ts'
import { readSeed } from './seeds.ts'

export function fileText(match: Match, { sittings, seed, throws }: Header): string {
  const seats = sittings.map(({ name, kind, colour }) => ({ name, kind, colour }))
  return recordText(
    save(match, { seats, ...(seed !== undefined && { seed }), ...(throws && { throws }) }),
  )
}

/** What a file says beside its match. */
export interface Kept {
  readonly sittings: readonly Sitting[]
  /** null: none that could go on. */
  readonly seed: string | null
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
  const kept = readMeta(loaded.record?.meta, match.seats)
  return { match, refusal: loaded.ok ? null : loaded.refusal, ...kept }
}

function readMeta(meta: PlainObject = {}, seats: number): Kept {
  const table = meta['table']
  if (typeof table === 'object' && table !== null) return readTable(table as PlainObject, seats)
  return {
    sittings: readSittings(meta['seats'], seats),
    seed: readSeed(meta['seed']),
    throws: readThrows(meta['throws']),
  }
}

/** The terminal's first files counted their bots; the very first only said whether dice fell. */
function readTable({ bots, seed, throws, falls }: PlainObject, seats: number): Kept {
  const isCount = typeof bots === 'number' && Number.isSafeInteger(bots) && bots >= 0
  return {
    sittings: botsLast(seats, isCount ? Math.min(bots, seats) : 0),
    seed: readSeed(seed),
    throws: readThrows(throws) ?? (falls === false ? 'seeded' : undefined),
  }
}

function readThrows(given: unknown): ThrowWay | undefined {
  return throwWays.find((way) => way === given)
}
