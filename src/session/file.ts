/** A match as a file that every screen of a session writes and reads: the record, with seats and names beside it. */
import type { AnyGame } from '../kernel/game.ts'
import { load } from '../kernel/load.ts'
import type { Match } from '../kernel/match.ts'
import type { Origin } from '../kernel/origin.ts'
import type { Refusal } from '../kernel/refusal.ts'
import { recordText, save } from '../kernel/save.ts'
import { type Header, originOf } from './header.ts'
import { type Meta, metaFault, readMeta, writeMeta } from './meta.ts'

export function fileText(match: Match, header: Header): string {
  return recordText(save(match, writeMeta(header), originOf(header)))
}

export interface Read extends Meta {
  readonly match: Match
  readonly origin: Origin
  /** Why only a part of the match can be trusted; null for a whole one. */
  readonly refusal: Refusal | null
  /** As far as the rules were kept where the record broke later than it can be trusted. */
  readonly reached: Match | undefined
}

/** With all the kernel's distrust: of a broken file the part that holds, of none at all the refusal alone. */
export function readFile(
  text: string,
  gameById: (id: string) => AnyGame | undefined,
): Read | { readonly match: null; readonly refusal: Refusal } {
  const loaded = load(text, gameById)
  const match = loaded.ok ? loaded.match : loaded.kept
  const { record } = loaded
  if (!match || !record) {
    return { match: null, refusal: loaded.ok ? { code: 'notARecord' } : loaded.refusal }
  }
  const refusal = loaded.ok ? metaFault(record.meta, match.seats) : loaded.refusal
  const reached = loaded.ok ? undefined : loaded.reached
  return { match, origin: record.origin, refusal, reached, ...readMeta(record.meta, match.seats) }
}
