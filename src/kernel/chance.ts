/** Chance as an actor: the requests that rules may make, the answers, and their validation. */
import { faceCount, type PieceKind } from '../shapes/pieces.ts'
import type { Random } from './random.ts'
import type { Seat } from './seat.ts'

/**
 * A piece to throw: `id` is the component on the table, `skin` its look, `seat` the player who
 * throws it.
 */
export interface Piece {
  readonly id: string
  readonly kind: PieceKind
  readonly skin: string
  readonly seat: Seat
}

/**
 * `draw` takes `take` of `from` items in order (a shuffle takes all); `of` is the word key of the
 * items.
 */
export type Ask =
  | { readonly kind: 'throw'; readonly pieces: readonly Piece[] }
  | { readonly kind: 'draw'; readonly of: string; readonly from: number; readonly take: number }

/** Faces count from 0, in the order of the pieces; picks are distinct numbers below `from`. */
export type Answer =
  | { readonly kind: 'faces'; readonly faces: readonly number[] }
  | { readonly kind: 'picks'; readonly picks: readonly number[] }

/**
 * Parses an untrusted answer, for example from a file or another window: a clean copy if it fits
 * the request, else null.
 */
export function parseAnswer(ask: Ask, given: unknown): Answer | null {
  if (typeof given !== 'object' || given === null) return null
  const { kind, faces, picks } = given as { kind?: unknown; faces?: unknown; picks?: unknown }
  if (ask.kind === 'throw') {
    return kind === 'faces' && facesFit(ask.pieces, faces) ? { kind, faces: [...faces] } : null
  }
  const fit = kind === 'picks' && picksFit(ask.from, ask.take, picks)
  return fit ? { kind, picks: [...picks] } : null
}

export function fits(ask: Ask, answer: Answer): boolean {
  return parseAnswer(ask, answer) !== null
}

function facesFit(pieces: readonly Piece[], faces: unknown): faces is readonly number[] {
  if (!Array.isArray(faces) || faces.length !== pieces.length) return false
  return pieces.every((piece, i) => isBelow(faces[i], faceCount(piece.kind)))
}

function picksFit(from: number, take: number, picks: unknown): picks is readonly number[] {
  if (!Array.isArray(picks) || picks.length !== take) return false
  return picks.every((pick) => isBelow(pick, from)) && new Set(picks).size === take
}

function isBelow(value: unknown, limit: number): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) < limit
}

/**
 * The number of equally likely answers: the product of all faces, or the permutations of a draw.
 */
export function waysOf(ask: Ask): number {
  if (ask.kind === 'throw') {
    return ask.pieces.reduce((ways, piece) => ways * faceCount(piece.kind), 1)
  }
  let ways = 1
  for (let i = 0; i < ask.take; i += 1) ways *= ask.from - i
  return ways
}

/** The answer with this number, counted from 0. */
export function answerAt(ask: Ask, way: number): Answer {
  let rest = way
  const digit = (base: number): number => {
    const value = rest % base
    rest = Math.floor(rest / base)
    return value
  }
  if (ask.kind === 'throw') {
    return { kind: 'faces', faces: ask.pieces.map((piece) => digit(faceCount(piece.kind))) }
  }
  const left = Array.from({ length: ask.from }, (_, i) => i)
  const picks = Array.from({ length: ask.take }, () => left.splice(digit(left.length), 1)[0] ?? 0)
  return { kind: 'picks', picks }
}

/** A seeded random answer, for bot matches, fuzzing, and draws at the real table. */
export function answerFrom(random: Random, ask: Ask): Answer {
  return ask.kind === 'throw'
    ? { kind: 'faces', faces: ask.pieces.map((piece) => random.int(faceCount(piece.kind))) }
    : { kind: 'picks', picks: random.draw(ask.from, ask.take) }
}
