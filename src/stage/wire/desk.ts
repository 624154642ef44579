/** The messages between an operator's desk and the stages: orders to a stage, its state back. */
import * as v from 'valibot'
import { shotKinds } from '../../games/casting.ts'
import { replays } from './memory.ts'

export const deskName = 'jharokha desk'

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(15))
const name = v.pipe(v.string(), v.maxLength(80))

/** A shot, as the desk orders it or as a stage reports it. */
const picture = v.strictObject({ kind: v.picklist(shotKinds), seat: v.exactOptional(seat) })

const order = v.variant('kind', [
  /** null hands back to the director. */
  v.strictObject({ kind: v.literal('shot'), wanted: v.nullable(picture) }),
  v.strictObject({ kind: v.literal('again'), what: v.picklist(replays) }),
  v.strictObject({ kind: v.literal('overlay'), name, isOn: v.boolean() }),
  v.strictObject({
    kind: v.literal('delay'),
    seconds: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(120)),
  }),
  v.strictObject({ kind: v.literal('mark') }),
  v.strictObject({ kind: v.literal('ask') }),
])

/** Loose, so that a desk still reads a stage of a later version. */
const onAir = v.object({
  kind: v.literal('onAir'),
  game: v.nullable(name),
  seats: v.array(v.string()),
  follows: v.picklist(['searching', 'waiting', 'following', 'left']),
  /** null: no picture is drawn. */
  camera: v.nullable(picture),
  /** null: the director decides. */
  wanted: v.nullable(picture),
  overlays: v.array(name),
  delaySeconds: v.number(),
  /** The stage and its table are different versions. */
  isOtherVersion: v.exactOptional(v.boolean()),
})

/** The latest moment that a `Date` can hold (milliseconds since 1970). */
const latest = 8.64e15

/** A bookmark: milliseconds since 1970, and the number of inputs so far. */
const marked = v.strictObject({
  kind: v.literal('marked'),
  at: v.pipe(v.number(), v.minValue(0), v.maxValue(latest)),
  number: v.pipe(v.number(), v.integer(), v.minValue(0)),
})

const message = v.variant('kind', [...order.options, onAir, marked])

export type DeskPicture = v.InferOutput<typeof picture>
export type DeskOrder = v.InferOutput<typeof order>
export type OnAir = v.InferOutput<typeof onAir>
export type DeskMark = v.InferOutput<typeof marked>
export type DeskMessage = v.InferOutput<typeof message>

/** Returns null for anything that is not a valid message. */
export function readDesk(given: unknown): DeskMessage | null {
  const read = v.safeParse(message, given, { abortEarly: true })
  return read.success ? read.output : null
}
