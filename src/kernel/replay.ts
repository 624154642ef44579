/** Plays a match's entries through `submit`, and keeps what was right when something is not. */
import type { AnyGame } from './game.ts'
import { hash } from './hash.ts'
import { type Match, start, submit } from './match.ts'
import { checkpoints, type MatchRecord } from './record.ts'
import { refuse, type Refusal } from './refusal.ts'

/** What a match is played again from; without hashes each entry is trusted as far as the rules take it. */
export type Replayable = Pick<MatchRecord, 'seats' | 'options' | 'entries'> &
  Partial<Pick<MatchRecord, 'hashes'>>

/**
 * `kept` is the longest beginning that can be trusted: null when not even the set-up can be. `reached` follows the
 * rules as well, up to where it broke, but is not what was saved: what made it another can be looked for there.
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
  // A saved match names all its options: presets may change, a saved match may not.
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
