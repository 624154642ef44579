/** The validation schema of a record, kept apart so that playing does not load it. */
import * as v from 'valibot'
import { originSchema } from './originSchema.ts'
import type { Plain, PlainObject } from './plain.ts'
import { recordLimits, recordVersion } from './record.ts'

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

/** Expects plain data, as verified by `findUnplain`. */
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
