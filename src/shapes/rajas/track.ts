/** The tracks round the rim: fame runs clockwise, wealth the other way, so that their markers approach each other. */
import { board, lanes } from './board.ts'
import { place, type Placement } from './place.ts'

/** A point of the ring, the clockwise direction along it and the direction outwards. */
export interface RingPoint {
  readonly x: number
  readonly z: number
  readonly along: readonly [number, number]
  readonly out: readonly [number, number]
}

interface Leg {
  readonly length: number
  at(s: number): RingPoint
}

const { halfX: a, halfZ: b, corner: r } = lanes.ring

const line = (x: number, z: number, dx: number, dz: number, length: number): Leg => ({
  length,
  at: (s) => ({ x: x + dx * s, z: z + dz * s, along: [dx, dz], out: [dz, -dx] }),
})

/** A quarter circle round (x, z); `from` is the angle of its first point, with z towards the near side. */
const arc = (x: number, z: number, from: number): Leg => ({
  length: (Math.PI / 2) * r,
  at: (s) => {
    const angle = from + s / r
    const [c, d] = [Math.cos(angle), Math.sin(angle)]
    return { x: x + c * r, z: z + d * r, along: [-d, c], out: [c, d] }
  },
})

/** Segments of the ring, clockwise from the near end of the left side. */
const legs: readonly Leg[] = [
  line(-a, b - r, 0, -1, 2 * (b - r)),
  arc(-a + r, -b + r, Math.PI),
  line(-a + r, -b, 1, 0, 2 * (a - r)),
  arc(a - r, -b + r, -Math.PI / 2),
  line(a, -b + r, 0, 1, 2 * (b - r)),
  arc(a - r, b - r, 0),
  line(a - r, b, -1, 0, 2 * (a - r)),
  arc(-a + r, b - r, Math.PI / 2),
]
const whole = legs.reduce((sum, leg) => sum + leg.length, 0)
/** Position of the middle of the near left corner, at which both tracks begin. */
const origin = -(Math.PI / 4) * r

/** The point of the ring after a share (0 to 1) of the way round, clockwise from the start. */
export function ringPoint(share: number): RingPoint {
  let s = (((origin + share * whole) % whole) + whole) % whole
  for (const leg of legs) {
    if (s <= leg.length) return leg.at(s)
    s -= leg.length
  }
  return (legs[0] as Leg).at(0)
}

/** Moves a point outwards from the ring by `out` cm. */
export function beside(point: RingPoint, out: number): { x: number; z: number } {
  return { x: point.x + point.out[0] * out, z: point.z + point.out[1] * out }
}

const middleOfLane = (lanes.wide + lanes.gap) / 2

/** A cell of a lane: its middle, its length along the lane, and the direction out of the board. */
export interface TrackCell extends Placement {
  readonly long: number
  readonly out: readonly [number, number]
}

function cell(share: number, lane: 1 | -1, parts: number): TrackCell {
  const point = ringPoint(share)
  const { x, z } = beside(point, lane * middleOfLane)
  const turn = Math.atan2(-point.along[1], point.along[0])
  return { ...place(x, board.top, z, turn), long: whole / parts, out: point.out }
}

/** The last value of each track. */
export interface Tracks {
  readonly fame: number
  readonly wealth: number
}

/** The cell of a fame value; values past the end wrap around. */
export function fameCell(fame: number, tracks: Tracks): TrackCell {
  return cell(fame / (tracks.fame + 1), -1, tracks.fame + 1)
}

/** Wealth runs against fame, its last value beside the first of fame, so that markers that meet stand side by side. */
export function wealthCell(wealth: number, tracks: Tracks): TrackCell {
  const step = tracks.fame / tracks.wealth
  const back = wealth === 0 ? 0 : (wealth + 0.5) * step
  return cell(1 - back / (tracks.fame + 1), 1, (tracks.fame + 1) / step)
}

/** The bracket outside the rim on which a track's bonus stands; its plate `sign` shows the bonus. */
export const bracket = { halfX: 1.55, deep: 3.8, y: 0.9, sign: { half: 0.62, out: 0.78 } } as const

export function bracketAt(cell: TrackCell): Placement {
  const point = { x: cell.x, z: cell.z, along: [0, 0] as const, out: cell.out }
  const side = Math.abs(cell.out[0]) > Math.abs(cell.out[1])
  const x = side ? Math.sign(cell.out[0]) * board.halfX : point.x
  const z = side ? point.z : Math.sign(cell.out[1]) * board.halfZ
  const turn = side ? (cell.out[0] > 0 ? Math.PI / 2 : -Math.PI / 2) : cell.out[1] > 0 ? 0 : Math.PI
  return place(x, bracket.y, z, turn)
}

/** A point of a bracket, `side` to its right and `deep` out from the board. */
const within = (at: Placement, side: number, deep: number): Placement => {
  const [c, s] = [Math.cos(at.turn), Math.sin(at.turn)]
  return place(at.x + side * c + deep * s, at.y, at.z - side * s + deep * c)
}

/** The plate at the board's edge that shows the bonus. */
export const bracketSign = (at: Placement): Placement => ({
  ...within(at, 0, bracket.sign.out),
  turn: 0,
})

export const bracketMiddle = (at: Placement): Placement => ({
  ...within(at, 0, bracket.deep / 2),
  turn: at.turn,
})

/** Place of one of up to four pieces on a bracket, in front of its rail. */
export function onBracket(at: Placement, index: number): Placement {
  return { ...within(at, (index % 2) * 1.24 - 0.62, 2.02 + Math.floor(index / 2) * 1.16), turn: 0 }
}
