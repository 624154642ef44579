/** The protocol between the host of a match and its screens: schemas of all messages, and its version. */
import * as v from 'valibot'
import type { Tagged } from '../kernel/command.ts'
import { shareLimits } from '../kernel/origin.ts'
import { seatColours } from '../kernel/seatColours.ts'
import type { PersonInput } from '../session/act.ts'
import { answerCodes, roles } from './roles.ts'
import { type News, readMessage } from './wire/messages.ts'

/** Rises with each change that the build before it cannot read. */
export const protocolVersion = 1

const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const seat = v.pipe(count, v.maxValue(15))
const id = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))
/** Secret of a device: proves that the same one comes back. */
const token = v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/))
const name = v.pipe(v.string(), v.maxLength(60))
const role = v.picklist(roles)
const viewer = v.union([v.picklist(['table', 'director']), seat])

const triple = v.pipe(v.tuple([v.number(), v.number(), v.number()]), v.readonly())
const gesture = v.strictObject({
  origin: triple,
  direction: triple,
  strength: v.number(),
  spin: v.number(),
})
const command = v.custom<Tagged>(
  (given) => typeof given === 'object' && typeof (given as Tagged | null)?.type === 'string',
)
const shareText = v.pipe(v.string(), v.maxLength(Math.max(shareLimits.word, shareLimits.stir)))

const input = v.variant('kind', [
  v.strictObject({ kind: v.literal('command'), command, seen: v.exactOptional(count) }),
  v.strictObject({
    kind: v.literal('throw'),
    gesture: v.nullable(gesture),
    request: v.exactOptional(count),
  }),
  v.strictObject({
    kind: v.literal('faces'),
    faces: v.pipe(v.array(v.number()), v.maxLength(64)),
    request: v.exactOptional(count),
  }),
  v.strictObject({ kind: v.literal('undo'), isOwn: v.exactOptional(v.boolean()) }),
  v.strictObject({
    kind: v.literal('share'),
    share: v.strictObject({ kind: v.picklist(['word', 'stir']), text: shareText }),
  }),
])

/** A place in the numbered messages for one viewer; `run` changes when the host starts anew. */
const mark = v.strictObject({ run: id, viewer, serial: count })

/** Loose, because every build must be able to read the version of every other. */
const anyHello = v.object({ kind: v.literal('hello'), protocol: v.number() })

const toHost = v.variant('kind', [
  v.strictObject({
    kind: v.literal('hello'),
    protocol: v.literal(protocolVersion),
    role,
    token,
    name,
    /** The seat that is wished for; null for none, or for the one that this device has. */
    seat: v.nullable(seat),
    last: v.nullable(mark),
    isAwake: v.boolean(),
  }),
  /** Takes a seat, or takes the own one back from a bot; also gives it another name. */
  v.strictObject({ kind: v.literal('sit'), id, seat, name }),
  /** Leaves the own seat to the people at the table. */
  v.strictObject({ kind: v.literal('rise'), id }),
  v.strictObject({ kind: v.literal('act'), id, seat, input }),
  /** Asks for everything after this serial. */
  v.strictObject({ kind: v.literal('ask'), serial: count }),
  v.strictObject({ kind: v.literal('awake'), isAwake: v.boolean() }),
  v.strictObject({ kind: v.literal('ping'), at: v.number() }),
])

/** A seat as everybody may know it. */
const seatPresence = v.strictObject({
  name,
  colour: v.picklist(seatColours),
  /** From where it is played now. */
  mode: v.picklist(['here', 'remote', 'bot']),
  /** The device that has it: connected, connected but asleep, or not connected; null where no device has it. */
  device: v.nullable(v.picklist(['live', 'asleep', 'away'])),
  /** Bots of the match have no person who could come back. */
  isPerson: v.boolean(),
})

const news = v.custom<News>((given) => {
  const read = readMessage(given)
  return read?.kind === 'position' || read?.kind === 'step'
})

const toScreen = v.variant('kind', [
  v.strictObject({
    kind: v.literal('welcome'),
    protocol: v.number(),
    run: id,
    table: v.string(),
    game: v.string(),
    role,
    seat: v.nullable(seat),
    viewer,
  }),
  /** `id` of the message that is refused; null for the hello, and for a screen that is sent away. */
  v.strictObject({
    kind: v.literal('refused'),
    id: v.nullable(id),
    code: v.picklist(answerCodes),
  }),
  v.strictObject({ kind: v.literal('done'), id }),
  v.strictObject({ kind: v.literal('news'), viewer, serial: count, news }),
  v.strictObject({
    kind: v.literal('presence'),
    seats: v.array(seatPresence),
    /** Other screens: televisions, stages, desks, followers. */
    screens: count,
    takesNewcomers: v.boolean(),
    /** False in the lobby. */
    hasBegun: v.boolean(),
  }),
  /** `serial` is the last one of this viewer: shows that a message was lost. */
  v.strictObject({ kind: v.literal('pong'), at: v.number(), now: v.number(), serial: count }),
])

export type ToHost = v.InferOutput<typeof toHost>
export type ToScreen = v.InferOutput<typeof toScreen>
export type Hello = Extract<ToHost, { kind: 'hello' }>
export type Welcome = Extract<ToScreen, { kind: 'welcome' }>
export type Presence = Extract<ToScreen, { kind: 'presence' }>
export type SeatPresence = Presence['seats'][number]
export type SentInput = Extract<ToHost, { kind: 'act' }>['input']
export type NewsMark = v.InferOutput<typeof mark>

/** An input of the protocol as the session's type: both have the same shape, which the compiler checks here. */
export const asPersonInput = (sent: SentInput): PersonInput => sent

/** `otherProtocol` for a hello of another version; null for anything else that is not a valid message. */
export function readToHost(given: unknown): ToHost | 'otherProtocol' | null {
  const read = v.safeParse(toHost, given, { abortEarly: true })
  if (read.success) return read.output
  const hello = v.safeParse(anyHello, given)
  const isOther = hello.success && hello.output.protocol !== protocolVersion
  return isOther ? 'otherProtocol' : null
}

export function readToScreen(given: unknown): ToScreen | null {
  const read = v.safeParse(toScreen, given, { abortEarly: true })
  return read.success ? read.output : null
}
