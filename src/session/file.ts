/** Reads and writes a match as a file: the record, with seats and names as metadata. */
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
  /** Reason for trusting only a part of the match; null for a whole one. */
  readonly refusal: Refusal | null
  /** The longest prefix that keeps the rules, where that is longer than the trusted one. */
  readonly reached: Match | undefined
}

/** Validates like the kernel: a broken file gives its valid prefix, and anything else a refusal alone. */
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
