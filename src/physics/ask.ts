/** Makes a throw of pieces, seed and gesture, or parses an untrusted one and refuses odd values with a reason. */
import { clampGesture, namedGesture } from './gesture.ts'
import { isHandMade } from './gestureKinds.ts'
import { isRecord } from './isRecord.ts'
import { roundGesture } from './kept.ts'
import { longestThrowSeed, mostDice, mostSticksEach } from './limits.ts'
import { isStick, type PieceKind, pieceKinds } from '../shapes/pieces.ts'
import { throwersOf } from './trays.ts'
import type { Gesture, ThrownPiece, Throw, Triple } from './types.ts'

export const throwFaults = [
  'not-an-object',
  'unknown-version',
  'bad-seed',
  'pieces-missing',
  'no-pieces',
  'too-many-pieces',
  'mixed-kinds',
  'bad-piece',
  'unknown-kind',
  'bad-skin',
  'bad-seat',
  'gesture-missing',
  'gesture-not-finite',
] as const
export type ThrowFault = (typeof throwFaults)[number]

export type Parsed<T, Fault extends string> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly reason: Fault }

const longestSkin = 40

const fail = <Fault extends string>(reason: Fault): { ok: false; reason: Fault } => ({
  ok: false,
  reason,
})

export const isKind = (value: unknown): value is PieceKind =>
  pieceKinds.some((kind) => kind === value)

const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length <= longest

function parsePiece(value: unknown): Parsed<ThrownPiece, ThrowFault> {
  if (!isRecord(value)) return fail('bad-piece')
  const { kind, skin, seat } = value
  if (!isKind(kind)) return fail('unknown-kind')
  if (!isText(skin, longestSkin)) return fail('bad-skin')
  if (typeof seat !== 'number' || !Number.isInteger(seat) || seat < 0 || seat > 15)
    return fail('bad-seat')
  return { ok: true, value: { kind, skin, seat } }
}

function parseTriple(value: unknown): Triple | null {
  if (!Array.isArray(value) || value.length !== 3) return null
  const [x, y, z] = value as unknown[]
  return Number.isFinite(x) && Number.isFinite(y) && Number.isFinite(z)
    ? [Number(x), Number(y), Number(z)]
    : null
}

/** Out-of-range numbers pass: the hand clamps them, once, when it lets go. */
function parseGesture(value: unknown): Parsed<Gesture, ThrowFault> {
  if (!isRecord(value)) return fail('gesture-missing')
  const origin = parseTriple(value['origin'])
  const direction = parseTriple(value['direction'])
  const { strength, spin } = value
  if (!origin || !direction || !Number.isFinite(strength) || !Number.isFinite(spin))
    return fail('gesture-not-finite')
  return {
    ok: true,
    value: { origin, direction, strength: Number(strength), spin: Number(spin) },
  }
}

/** Two throwers have a half each; any other number of them share one tray. */
function tooManySticks(sticks: readonly ThrownPiece[]): boolean {
  const throwers = throwersOf(sticks)
  if (throwers.length !== 2) return sticks.length > mostSticksEach
  return throwers.some(
    (seat) => sticks.filter((stick) => stick.seat === seat).length > mostSticksEach,
  )
}

/** Dice and sticks are held in different ways: no hand throws both. */
function parsePieces(value: unknown): Parsed<readonly ThrownPiece[], ThrowFault> {
  if (!Array.isArray(value)) return fail('pieces-missing')
  if (value.length === 0) return fail('no-pieces')
  if (value.length > mostDice) return fail('too-many-pieces')
  const pieces: ThrownPiece[] = []
  for (const one of value as unknown[]) {
    const parsed = parsePiece(one)
    if (!parsed.ok) return parsed
    pieces.push(parsed.value)
  }
  const sticks = pieces.filter((piece) => isStick(piece.kind))
  if (sticks.length === 0) return { ok: true, value: pieces }
  if (sticks.length < pieces.length) return fail('mixed-kinds')
  return tooManySticks(sticks) ? fail('too-many-pieces') : { ok: true, value: pieces }
}

export function parseThrow(value: unknown): Parsed<Throw, ThrowFault> {
  if (!isRecord(value)) return fail('not-an-object')
  if (value['version'] !== 1) return fail('unknown-version')
  const { seed } = value
  if (!isText(seed, longestThrowSeed)) return fail('bad-seed')
  const pieces = parsePieces(value['pieces'])
  if (!pieces.ok) return pieces
  const gesture = parseGesture(value['gesture'])
  if (!gesture.ok) return gesture
  return { ok: true, value: { version: 1, pieces: pieces.value, seed, gesture: gesture.value } }
}

export const makeThrow = (
  pieces: readonly ThrownPiece[],
  seed: string,
  gesture: Gesture = namedGesture('default', pieces),
): Throw => ({ version: 1, pieces, seed, gesture })

/**
 * A gesture that came from a hand, within what a hand can do and rounded to what a record can say, so that the throw
 * and its replay are one. A hand's direction is kept as it is told: made a unit long, it would fall otherwise.
 */
export function keepableGesture(gesture: Gesture): Gesture {
  const rounded = roundGesture(gesture)
  return isHandMade(rounded) ? rounded : roundGesture(clampGesture(gesture))
}

/** A throw that falls the same again from its record; `gesture` can be kept already, and is null for a button's. */
export const makeKeepableThrow = (
  pieces: readonly ThrownPiece[],
  seed: string,
  gesture: Gesture | null,
): Throw => makeThrow(pieces, seed, gesture ?? roundGesture(namedGesture('default', pieces)))
