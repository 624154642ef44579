/** Counts what many throws of one kind of piece gave; tallies of parts add up to that of the whole. */
import { makeThrow } from '../ask.ts'
import { faceCount, type PieceKind } from '../../shapes/pieces.ts'
import { type GestureName, namedGesture } from '../gesture.ts'
import { lengthOf } from '../trackPose.ts'
import { simulate } from '../simulate.ts'
import { trackBytes } from '../track.ts'
import type { Bay } from '../../shapes/trays.ts'
import { baysOf, trayFor } from '../trays.ts'
import type { ThrownPiece, Settled } from '../types.ts'
import { liesPlain } from './plain.ts'

/** Settling is counted in hundredths of a second. */
export const settleUnit = 100

export type Series = {
  readonly kind: PieceKind
  readonly count: number
  /** Seats that share the pieces. */
  readonly throwers: 1 | 2
  readonly gesture: GestureName
  readonly seed: string
  readonly symmetry: boolean
}

export type Tally = {
  throws: number
  /** Position in the throw, then face. */
  readonly positions: number[][]
  /** Face of a position, then its face in the next throw. */
  readonly serial: number[][]
  /** Face of a piece, then of the next piece of the same throw. */
  readonly pairs: number[][]
  touched: number
  readonly causes: Record<string, number>
  /** Number of throws that needed 0, 1, 2, ... rounds of the judge. */
  readonly rounds: number[]
  /** Number of throws that settled after so many `settleUnit`s. */
  readonly settle: number[]
  unclear: number
  bytes: number
}

const square = (n: number): number[][] => Array.from({ length: n }, () => Array<number>(n).fill(0))

export function makeTally({ kind, count }: Series): Tally {
  const faces = faceCount(kind)
  return {
    throws: 0,
    positions: Array.from({ length: count }, () => Array<number>(faces).fill(0)),
    serial: square(faces),
    pairs: square(faces),
    touched: 0,
    causes: {},
    rounds: [],
    settle: [],
    unclear: 0,
    bytes: 0,
  }
}

const bump = (row: number[] | undefined, at: number, by = 1): void => {
  if (row) row[at] = (row[at] ?? 0) + by
}

function count(
  tally: Tally,
  settled: Settled,
  before: readonly number[] | null,
  bays: readonly Bay[],
): void {
  tally.throws += 1
  settled.faces.forEach((face, i) => {
    bump(tally.positions[i], face)
    const next = settled.faces[i + 1]
    if (next !== undefined) bump(tally.pairs[face], next)
    const last = before?.[i]
    if (last !== undefined) bump(tally.serial[last], face)
    const bay = bays[i]
    if (!bay || !liesPlain(settled.track, i, bay)) tally.unclear += 1
  })
  tally.touched += new Set(settled.notes.map((note) => note.piece)).size
  for (const { cause, against, remedy } of settled.notes) {
    const on = against === 'wall' ? ' on the wall' : against === null ? '' : ' on a piece'
    const key = `${cause}${on}, ${remedy}`
    tally.causes[key] = (tally.causes[key] ?? 0) + 1
  }
  bump(tally.rounds, Math.max(0, ...settled.notes.map((note) => note.round)))
  bump(tally.settle, Math.round(lengthOf(settled.track) * settleUnit))
  tally.bytes += trackBytes(settled.track)
}

/** The first half is the first thrower's: neighbours in the counts are neighbours in a tray. */
const piecesOf = ({ kind, count, throwers }: Series): readonly ThrownPiece[] =>
  Array.from({ length: count }, (_, i) => ({
    kind,
    skin: 'plain',
    seat: Math.floor((i * throwers) / count),
  }))

/**
 * Throws number `from` up to `to` (not included) of a series; needs the engine to be ready. Each kind has
 * seeds of its own: two kinds of dice are the same bodies, and fall alike from the same ones.
 */
export function tallyThrows(series: Series, from: number, to: number): Tally {
  const { kind, seed, symmetry } = series
  const pieces = piecesOf(series)
  const gesture = namedGesture(series.gesture, pieces)
  const tally = makeTally(series)
  const tray = trayFor(pieces)
  const bays = baysOf(pieces, tray).flatMap((number) => tray.bays[number] ?? [])
  let before: readonly number[] | null = null
  for (let i = from; i < to; i++) {
    const settled = simulate(makeThrow(pieces, `${seed}/${kind}/${i}`, gesture), { symmetry })
    count(tally, settled, before, bays)
    before = settled.faces
  }
  return tally
}

export function addTally(sum: Tally, part: Tally): void {
  sum.throws += part.throws
  sum.touched += part.touched
  sum.unclear += part.unclear
  sum.bytes += part.bytes
  for (const table of ['positions', 'serial', 'pairs'] as const)
    part[table].forEach((row, r) => row.forEach((n, c) => bump(sum[table][r], c, n)))
  for (const row of ['rounds', 'settle'] as const)
    part[row].forEach((n, at) => bump(sum[row], at, n))
  for (const [cause, n] of Object.entries(part.causes))
    sum.causes[cause] = (sum.causes[cause] ?? 0) + n
}
