/** A match as a file: its inputs, the state's hash at intervals, and a checksum over all of it. */
import * as v from 'valibot'
import type { Input } from './game.ts'
import { hash } from './hash.ts'
import type { Options } from './options.ts'
import { type Origin, originSchema } from './origin.ts'
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

const text = v.pipe(v.string(), v.maxLength(64))
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const digest = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/))
const places = v.pipe(v.array(count), v.maxLength(256))
const plain = v.custom<Plain>((value) => value !== undefined)
const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const command = v.pipe(
  v.custom<{ readonly type: string }>(isObject),
  v.check((value) => typeof value.type === 'string'),
)

const answer = v.variant('kind', [
  v.strictObject({ kind: v.literal('faces'), faces: places }),
  v.strictObject({ kind: v.literal('picks'), picks: places }),
])

const entry = v.variant('kind', [
  v.strictObject({ kind: v.literal('command'), seat: count, command }),
  v.strictObject({ kind: v.literal('chance'), id: count, answer, proof: v.exactOptional(plain) }),
])

/** For plain data only: the walker has been there before. */
export const recordSchema = v.strictObject({
  jharokha: v.literal('match'),
  version: v.literal(recordVersion),
  game: text,
  rules: count,
  seats: count,
  options: v.pipe(
    v.custom<PlainObject>(isObject),
    v.record(text, v.union([v.boolean(), text, v.pipe(v.array(text), v.maxLength(16))])),
  ),
  origin: originSchema,
  edition: v.exactOptional(v.custom<PlainObject>(isObject)),
  entries: v.pipe(v.array(entry), v.maxLength(recordLimits.entries)),
  hashes: v.array(digest),
  meta: v.exactOptional(v.custom<PlainObject>(isObject)),
  checksum: digest,
})
