/** Makes a record from the linked steps of a match, without replaying it. */
import type { Tagged } from './command.ts'
import { hash } from './hash.ts'
import { entryOf, stepsOf } from './journal.ts'
import type { Match } from './match.ts'
import type { Origin } from './origin.ts'
import type { PlainObject } from './plain.ts'
import { checkpoints, checksumOf, type MatchRecord, recordVersion } from './record.ts'

const hashCache = new WeakMap<object, string>()

/** The memoized hash of a state: states are immutable, and a growing match is saved often. */
export function hashState(state: unknown): string {
  if (typeof state !== 'object' || state === null) return hash(state)
  const before = hashCache.get(state)
  if (before !== undefined) return before
  const made = hash(state)
  hashCache.set(state, made)
  return made
}

export function save<S, V, C extends Tagged, E extends Tagged>(
  match: Match<S, V, C, E>,
  meta?: PlainObject,
  origin: Origin = { kind: 'free' },
): MatchRecord {
  const steps = stepsOf(match)
  const stateAfter = (entries: number): S => steps[entries]?.before ?? match.state
  const content = {
    jharokha: 'match' as const,
    version: recordVersion,
    game: match.game.id,
    rules: match.game.rules,
    seats: match.seats,
    options: match.options,
    origin,
    ...(match.game.edition && { edition: match.game.edition }),
    entries: steps.map(entryOf),
    hashes: checkpoints(steps.length).map((entries) => hashState(stateAfter(entries))),
    ...(meta && { meta }),
  }
  return { ...content, checksum: checksumOf(content) }
}

/** Serializes a record as JSON with one entry per line, which stays readable in an editor. */
export function recordText(record: MatchRecord): string {
  const { entries, ...rest } = record
  const lines = entries.map((entry) => JSON.stringify(entry)).join(',\n')
  return `${JSON.stringify(rest).slice(0, -1)},"entries":[\n${lines}\n]}\n`
}
