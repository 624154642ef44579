/** Takes sticks from the supply and reads the faces of a throw. */
import type { Piece } from '../../../kernel/chance.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { type Box, lookUp } from '../edition.ts'
import {
  bothSeats,
  type CardId,
  of,
  opponentOf,
  type Pair,
  type Stick,
  type StickKind,
  stickKinds,
} from '../vocabulary.ts'
import type { State } from '../types.ts'

export type StickCounts = Readonly<Record<StickKind, number>>

/** A stick without a face, before it is thrown. */
export type LooseStick = Omit<Stick, 'face'>

/** [N20] The total of the sticks shown on these cards. */
export function sticksOn(box: Box, cards: readonly CardId[]): StickCounts {
  let brown = 0
  let green = 0
  let white = 0
  for (const card of cards) {
    const { sticks } = lookUp(box.cards, card)
    brown += sticks.brown
    green += sticks.green
    white += sticks.white
  }
  return { brown, green, white }
}

/**
 * Cache of stick objects. [NG3] Numbers go beyond the twelve of the box if more are needed; in
 * reality, sticks are then thrown a second time.
 */
const supply: Readonly<Record<StickKind, LooseStick[]>> = { brown: [], green: [], white: [] }

function looseStick(kind: StickKind, number: number): LooseStick {
  const known = supply[kind]
  for (let n = known.length + 1; n <= number; n += 1) {
    known.push({ id: `${kind}-${String(n).padStart(2, '0')}`, kind })
  }
  return known[number - 1] as LooseStick
}

function take(counts: StickCounts, taken: StickCounts): readonly LooseStick[] {
  const sticks: LooseStick[] = []
  for (const kind of stickKinds) {
    for (let n = 1; n <= counts[kind]; n += 1) sticks.push(looseStick(kind, taken[kind] + n))
  }
  return sticks
}

const none: StickCounts = { brown: 0, green: 0, white: 0 }

/** The guide takes sticks from the supply first. */
export function sticksToThrow(box: Box, state: State): Pair<readonly LooseStick[]> {
  const guide = state.guide ?? 0
  const own = sticksOn(box, of(state.players, guide).laid)
  const other = sticksOn(box, of(state.players, opponentOf(guide)).laid)
  const first = take(own, none)
  const second = take(other, own)
  return guide === 0 ? [first, second] : [second, first]
}

/** [N6] */
export function guideSticks(box: Box): Pair<readonly LooseStick[]> {
  const counts = { ...none, brown: box.edition.setup.firstGuideThrow.brown }
  return [take(counts, none), take(counts, counts)]
}

export function piecesOf(sticks: readonly LooseStick[], seat: Seat): readonly Piece[] {
  return sticks.map(({ id, kind }) => ({ id, kind: `stick-${kind}` as const, skin: kind, seat }))
}

export function allPieces(sticks: Pair<readonly LooseStick[]>): readonly Piece[] {
  return bothSeats.flatMap((seat) => piecesOf(of(sticks, seat), seat))
}

/** Assigns faces in the order of the pieces: seat 0's sticks, then seat 1's. */
export function readFaces(
  sticks: Pair<readonly LooseStick[]>,
  faces: readonly number[],
): Pair<readonly Stick[]> {
  const [first, second] = sticks
  return [faced(first, faces, 0), faced(second, faces, first.length)]
}

export function faced(
  sticks: readonly LooseStick[],
  faces: readonly number[],
  from: number,
): readonly Stick[] {
  return sticks.map(({ id, kind }, i) => ({ id, kind, face: faces[from + i] as number }))
}
