/** A match as a file: its inputs, the state's hash at intervals, and a checksum over all of it. */
import type { Input } from './game.ts'
import { hash } from './hash.ts'
import type { Options } from './options.ts'
import type { Origin } from './origin.ts'
import type { Plain, PlainObject } from './plain.ts'

export const recordVersion = 2

/** A state hash is kept after every so many entries, and after the last one. */
export const hashInterval = 16

/** Far above what the longest match with its throws needs, far below what would make a reader wait. */
export const recordLimits = {
  signs: 8_000_000,
  plain: { depth: 24, nodes: 1_000_000 },
  entries: 20_000,
} as const

/** `proof` says how a throw was made; the rules never read it. */
export type Entry = Input & { readonly proof?: Plain }

export interface MatchRecord {
  readonly jharokha: 'match'
  readonly version: number
  readonly game: string
  readonly rules: number
  readonly seats: number
  readonly options: Options
  readonly origin: Origin
  /** The values of another edition than our own. */
  readonly edition?: PlainObject
  readonly entries: readonly Entry[]
  /** In the order of `checkpoints`. */
  readonly hashes: readonly string[]
  /** Names, time and other things that the rules do not know. */
  readonly meta?: PlainObject
  readonly checksum: string
}

/** After how many entries a hash is kept: each full interval and the end. */
export function checkpoints(entries: number): readonly number[] {
  const full = Array.from(
    { length: Math.floor(entries / hashInterval) },
    (_, i) => (i + 1) * hashInterval,
  )
  return full.at(-1) === entries ? full : [...full, entries]
}

/** Over everything but itself, whatever the order of keys and whatever the version. */
export function checksumOf(record: object): string {
  return hash({ ...record, checksum: null })
}
