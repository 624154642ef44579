/** The messages between a table and its stages: views, log lines and throws, never a state, an input or a seed. */
import * as v from 'valibot'
import type { Tagged } from '../../kernel/command.ts'
import type { Result, Veiled } from '../../kernel/game.ts'
import type { Line } from '../../kernel/line.ts'
import type { PlainObject } from '../../kernel/plain.ts'
import { seatColours } from '../../kernel/seatColours.ts'
import { parseTrack } from '../../physics/parseTrack.ts'
import { surfaces, type Track } from '../../physics/types.ts'
import { pieceKinds } from '../../shapes/pieces.ts'

export const channelName = 'jharokha stage'

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(15))
const id = v.pipe(v.string(), v.maxLength(80))
const place = v.tuple([v.number(), v.number(), v.number()])

const sitter = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(200)),
  kind: v.picklist(['human', 'bot']),
  colour: v.picklist(seatColours),
})

const piece = v.strictObject({
  id: v.string(),
  kind: v.picklist(pieceKinds),
  skin: v.string(),
  seat,
})

const contact = v.strictObject({
  at: v.number(),
  piece: v.number(),
  other: v.nullable(v.number()),
  surface: v.picklist(surfaces),
  impulse: v.number(),
  point: place,
})

const has = (value: unknown, name: string, type: 'string' | 'object'): boolean =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Record<string, unknown>)[name] === type

/** The parts of a line are checked when it is put into words. */
const line = v.custom<Line>((value) => has(value, 'key', 'string'))
const event = v.custom<Tagged | Veiled>((value) => has(value, 'type', 'string'))
const result = v.custom<Result>(
  (value) => has(value, 'why', 'object') && Array.isArray((value as Result).standings),
)
const plainObject = v.custom<PlainObject>((value) => typeof value === 'object' && value !== null)

/** The fall of pieces as a track: a seed would allow to predict later throws. */
const thrown = v.pipe(
  v.strictObject({
    pieces: v.array(piece),
    faces: v.array(v.number()),
    track: v.custom<Track>((value) => typeof value === 'object'),
    contacts: v.array(contact),
    hash: v.string(),
  }),
  v.check(({ track, hash }) => parseTrack(track, hash).ok),
  v.check(({ pieces, faces, track }) => {
    return pieces.length === faces.length && pieces.length === track.kinds.length
  }),
)

/** A position of the match, as its viewer may know it. */
const standing = {
  /** Inputs so far. */
  number: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Milliseconds since 1970, by the clock of the table. */
  sentAt: v.number(),
  view: v.unknown(),
  lines: v.array(line),
  due: v.array(seat),
  toThrow: v.array(piece),
  result: v.nullable(result),
}

/** Rises with each change that the build before it cannot read. */
export const wireVersion = 1

/** Sent before `who` and `here`; loose, because every build must be able to read the version of every other. */
const version = v.object({
  kind: v.literal('version'),
  wire: v.number(),
  /** The table that has this version; null for a stage. */
  table: v.nullable(id),
})

/** A seat only on a link to the player of that seat; windows of one browser share a channel. */
const viewer = v.union([v.picklist(['table', 'director']), seat])

const who = v.strictObject({ kind: v.literal('who') })
const here = v.strictObject({
  kind: v.literal('here'),
  table: id,
  game: id,
  names: v.array(v.string()),
  /** Milliseconds since 1970 of its last change: a stage prefers the table that changed last. */
  changedAt: v.number(),
})
const join = v.strictObject({ kind: v.literal('join'), table: id })
const position = v.strictObject({
  kind: v.literal('position'),
  table: id,
  game: id,
  edition: v.nullable(plainObject),
  sitters: v.array(sitter),
  viewer,
  /** The commitment to the seeds; null without one. */
  commitment: v.nullable(v.string()),
  ...standing,
})
const step = v.strictObject({
  kind: v.literal('step'),
  table: id,
  viewer,
  events: v.array(event),
  thrown: v.nullable(thrown),
  /** The reason of a bot, where it tells the viewer no secret. */
  reason: v.nullable(line),
  ...standing,
})
const gone = v.strictObject({ kind: v.literal('gone'), table: id })

const message = v.variant('kind', [version, who, here, join, position, step, gone])

export type Message = v.InferOutput<typeof message>
export type Here = v.InferOutput<typeof here>
export type Position = v.InferOutput<typeof position>
export type StepNews = v.InferOutput<typeof step>
export type WireThrown = v.InferOutput<typeof thrown>
export type WireSitter = v.InferOutput<typeof sitter>
/** The messages that a head shows in order. */
export type News = Position | StepNews

/** Returns null for anything that is not a valid message. */
export function readMessage(given: unknown): Message | null {
  const read = v.safeParse(message, given, { abortEarly: true })
  return read.success ? read.output : null
}
