/** How large components are by the house's physical sizes, in centimetres. */
import { slate } from '../../src/shapes/border.ts'
import { card, counter, temple } from '../../src/shapes/nagaraja.ts'
import { dieEdge, stickLengths, stickThickness } from '../../src/shapes/pieces.ts'
import {
  boat,
  bonusMarker,
  bowl,
  cube,
  elephant,
  incomeTile,
  marker,
  riverTile,
  worker,
} from '../../src/shapes/rajas.ts'

/** Width, height and depth in centimetres. */
export type Sides = readonly [x: number, y: number, z: number]
/** null: not said by any size of the house. */
export type Expected = readonly [x: number | null, y: number | null, z: number | null]

/** Of a side: a chalk lies beside a slate, ears do not fill the room that an elephant may take. */
const slack = 0.16

const die: Expected = [dieEdge, dieEdge, dieEdge]
const stick = (name: keyof typeof stickLengths): Expected => [
  stickLengths[name],
  stickThickness,
  stickThickness,
]
const round = ({ radius, high }: { readonly radius: number; readonly high: number }): Expected => [
  radius * 2,
  high,
  radius * 2,
]
const square = ({ half, high }: { readonly half: number; readonly high: number }): Expected => [
  half * 2,
  high,
  half * 2,
]

const known: readonly (readonly [name: RegExp, sides: Expected])[] = [
  [/^border-sheet$/, [slate.halfX * 2, null, null]],
  [/^border-die$|^rajas-die-/, die],
  [/^nagaraja-stick-brown$/, stick('stick-brown')],
  [/^nagaraja-stick-white$/, stick('stick-white')],
  [/^nagaraja-stick-green$/, stick('stick-green')],
  [/^nagaraja-card-(?!back)/, [card.wide, null, card.high]],
  [/^nagaraja-counter$/, [counter.radius * 2, counter.thick, counter.radius * 2]],
  [/^nagaraja-temple$/, [temple.halfX * 2, null, temple.near - temple.far]],
  [/^rajas-worker$/, round(worker)],
  [/^rajas-boat$/, [boat.halfX * 2, boat.high + boat.draught, boat.halfZ * 2]],
  [/^rajas-elephant$/, [elephant.halfX * 2, elephant.high, elephant.halfZ * 2]],
  [/^rajas-(fame|wealth)$/, round(marker)],
  [/^rajas-bonus$/, round(bonusMarker)],
  [/^rajas-cube$/, [cube.edge, cube.edge, cube.edge]],
  [/^rajas-income-/, square(incomeTile)],
  [/^rajas-river-/, square(riverTile)],
  // a surface has no height
  [/^rajas-water$/, [null, 0, null]],
  [/^rajas-bowl$/, [bowl.radius * 2, null, bowl.radius * 2]],
]

export const expectedOf = (name: string): Expected | null =>
  known.find(([pattern]) => pattern.test(name))?.[1] ?? null

/** Two millimetres are not worth a word. */
export const isWithin = (own: number, side: number): boolean =>
  Math.abs(own - side) <= Math.max(0.2, side * slack)
