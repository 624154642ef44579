/** Poses of the pieces in the start page's image: colour dice, dice in the dish, sticks. */
import { dieEdge, type PieceKind, stickThickness } from '../../../shapes/pieces.ts'
import { slateSpots } from '../../../scenes/border/lay.ts'

export interface StillPiece {
  readonly kind: PieceKind
  readonly skin: string
  readonly place: readonly [number, number, number]
  /** Yaw around the vertical axis (radians). */
  readonly turn: number
  /** Quaternion that turns the wanted face up, applied before the yaw. */
  readonly tip: readonly [number, number, number, number]
}

type Tip = StillPiece['tip']

const half = Math.SQRT1_2
const tips: readonly Tip[] = [
  [0, 0, 0, 1],
  [half, 0, 0, half],
  [0, 0, half, half],
  [0, 0, -half, half],
  [-half, 0, 0, half],
  [1, 0, 0, 0],
]
const tipOf = (face: number): Tip => tips[face % tips.length] ?? [0, 0, 0, 1]

const [first = { x: 0, z: 0 }] = slateSpots(1)

/** The slate moves from its place in the game to the left of the image. */
export const slateSpot = {
  place: [-33, 0, 15] as const,
  turn: 0.16,
  shift: [-first.x, 0, -first.z] as const,
}

const beside: readonly (readonly [number, number, number])[] = [
  [-29.5, 35.4, 0.4],
  [-25.2, 38.4, 1.1],
  [-33.6, 38, 0.7],
  [-21.2, 35, 0.2],
  [-29, 41, 1.3],
]
const colourDice = beside.map(([x, z, turn], i): StillPiece => ({
  kind: 'colour',
  skin: 'border',
  place: [x, dieEdge / 2, z],
  turn,
  tip: tipOf(i + 1),
}))

/** Distance of the dish in front of the province (cm). */
export const dishAt = 30
export const provinceSpot = { place: [0, 0, 11] as const, size: 0.92 } as const

const skins = ['orange', 'green', 'blue', 'purple'] as const

/** A ring of dice in the dish, at a height counted in dice. */
function ring(count: number, radius: number, height: number, from: number): readonly StillPiece[] {
  return Array.from({ length: count }, (_, i): StillPiece => {
    const angle = ((i + from * 0.37) / count) * 2 * Math.PI
    const x = Math.cos(angle) * radius
    const z = dishAt + Math.sin(angle) * radius
    const y = 0.4 + dieEdge * (height + 0.5)
    const tip = tipOf(i * 5 + from)
    const skin = skins[(i * 3 + from) % skins.length] ?? 'orange'
    return { kind: 'd6', skin, place: [x, y, z], turn: angle * 2.3 + from, tip }
  })
}
const dishDice = [
  ...ring(13, 7.2, 0, 1),
  ...ring(7, 3.9, 0, 2),
  ...ring(2, 1.3, 0, 3),
  ...ring(4, 2.4, 1, 5),
]

const stickHigh = stickThickness / 2
/** Sticks in front of the temple. */
const sticks: readonly StillPiece[] = [
  { kind: 'stick-brown', skin: '', place: [22, stickHigh, 38], turn: 0.35, tip: tipOf(1) },
  { kind: 'stick-white', skin: '', place: [43, stickHigh, 38], turn: -0.25, tip: tipOf(0) },
  { kind: 'stick-green', skin: '', place: [31, stickHigh, 40], turn: 0.9, tip: tipOf(5) },
  { kind: 'stick-white', skin: '', place: [36.5, stickHigh, 42.5], turn: -0.45, tip: tipOf(1) },
]

/** The temple is smaller than in its game, on the right of the image. */
export const templeSpot = { place: [33, 0, 20] as const, turn: -0.2, size: 0.62 } as const

export const pieces: readonly StillPiece[] = [...colourDice, ...dishDice, ...sticks]
