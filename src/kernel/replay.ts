/** Replays a record's entries through `submit` and keeps the valid prefix on failure. */
import type { AnyGame } from './game.ts'
import { hash } from './hash.ts'
import { type Match, start, submit } from './match.ts'
import { checkpoints, type MatchRecord } from './record.ts'
import { refuse, type Refusal } from './refusal.ts'

/** The fields needed for a replay. Without hashes, entries are checked by the rules only. */
export type Replayable = Pick<MatchRecord, 'seats' | 'options' | 'entries'> &
  Partial<Pick<MatchRecord, 'hashes'>>

/**
 * On failure, `kept` is the longest verified prefix, or null if even the setup fails. `reached` is
 * the replayed state at a hash mismatch, for diagnosing the difference.
 */
export type Replayed =
  | { readonly ok: true; readonly match: Match }
  | {
      readonly ok: false
      readonly refusal: Refusal
      readonly kept: Match | null
      readonly reached?: Match
    }

export function replay(game: AnyGame, record: Replayable): Replayed {
  const started = start(game, record.seats, record.options)
  if (!started.ok) return { ...started, kept: null }
  // A saved match names all its options, because default values may change later.
  const isWhole = hash(started.match.options) === hash(record.options)
  if (!isWhole) return { ...refuse('badOptions'), kept: null }
  const { entries } = record
  if (entries.length > game.lengthLimit) return { ...refuse('tooLong'), kept: null }
  const expected = hashesByPlace(record)
  let { match } = started
  let trusted = match
  for (let done = 0; ; done += 1) {
    const wanted = expected.get(done)
    if (wanted !== undefined && hash(match.state) !== wanted) {
      return { ...refuse('wrongHash', { at: done }), kept: trusted, reached: match }
    }
    if (wanted !== undefined) trusted = match
    const entry = entries[done]
    if (!entry) return { ok: true, match }
    const outcome = submit(match, entry, entry.proof)
    if (!outcome.ok) {
      const because = outcome.refusal.code
      return { ...refuse('brokenEntry', { at: done + 1, because }), kept: match }
    }
    match = outcome.match
  }
}

function hashesByPlace({ entries, hashes = [] }: Replayable): ReadonlyMap<number, string> {
  const places = checkpoints(entries.length)
  return new Map(hashes.map((digits, i) => [places[i] ?? -1, digits]))
}
