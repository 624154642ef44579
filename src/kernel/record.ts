/** The file format of a match: its inputs, state hashes at intervals, and a checksum of the whole. */
import type { Input } from './game.ts'
import { hash } from './hash.ts'
import type { Options } from './options.ts'
import type { Origin } from './origin.ts'
import type { Plain, PlainObject } from './plain.ts'

export const recordVersion = 2

/** The interval, in entries, at which state hashes are saved; the last entry has one too. */
export const hashInterval = 16

/** Size limits that guard the parser: far above any real match, far below a noticeable delay. */
export const recordLimits = {
  signs: 8_000_000,
  plain: { depth: 24, nodes: 1_000_000 },
  entries: 20_000,
} as const

/** `proof` describes how a throw was made; the rules never read it. */
export type Entry = Input & { readonly proof?: Plain }

export interface MatchRecord {
  readonly jharokha: 'match'
  readonly version: number
  readonly game: string
  readonly rules: number
  readonly seats: number
  readonly options: Options
  readonly origin: Origin
  /** The component values, if they are not the built-in edition. */
  readonly edition?: PlainObject
  readonly entries: readonly Entry[]
  /** In the order of `checkpoints`. */
  readonly hashes: readonly string[]
  /** Names, times and other data unknown to the rules. */
  readonly meta?: PlainObject
  readonly checksum: string
}

/** The entry counts after which a state hash is saved: each full interval, and the end. */
export function checkpoints(entries: number): readonly number[] {
  const full = Array.from(
    { length: Math.floor(entries / hashInterval) },
    (_, i) => (i + 1) * hashInterval,
  )
  return full.at(-1) === entries ? full : [...full, entries]
}

/** The hash of all other fields, independent of the order of keys and of the version. */
export function checksumOf(record: object): string {
  return hash({ ...record, checksum: null })
}
