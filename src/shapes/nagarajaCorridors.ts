/** The corridors of room plates: layouts baked into models, and the floor triangles along which light runs. */
import { plate, type SlotSide, towards } from './nagaraja.ts'

export interface Corridor {
  readonly sides: readonly SlotSide[]
  /** True if the corridor has the hollow for an amulet: at the end of a stub, else in the middle. */
  readonly crypt: boolean
}

const way = (...sides: readonly SlotSide[]): Corridor => ({ sides, crypt: false })
const stub = (side: SlotSide): Corridor => ({ sides: [side], crypt: true })

/**
 * The corridors of each model `nagaraja-room-<kind>`. Other rooms of an edition use `nagaraja-room-plain` with the
 * channel floors laid on top; so does the face-down stack, which must not reveal its rooms.
 */
export const bakedRooms = {
  straight: [way('N', 'S')],
  tee: [way('W', 'N', 'E')],
  cross: [way('N', 'E', 'S', 'W')],
  twinCorners: [way('N', 'E'), way('S', 'W')],
  cornerCrypt: [way('S', 'W'), stub('N')],
  teeCrypt: [way('W', 'S', 'E'), stub('N')],
} as const satisfies Readonly<Record<string, readonly Corridor[]>>

export const cornersOfCompass = ['N', 'E', 'S', 'W'] as const satisfies readonly SlotSide[]

/** A point of a channel's floor. */
export interface FloorPoint {
  readonly x: number
  readonly z: number
  /** Position along an arm: 0 in the middle of the corridor or in the crypt of a stub, 1 at the plate's edge. */
  readonly u: number
  readonly side: SlotSide
  /** Position across the channel, -1 to 1. */
  readonly across: number
  /** True on the floor of a crypt, which lies deeper. */
  readonly isPit: boolean
}

/** A triangle of a floor, counter-clockwise as seen from above. */
export type FloorTriangle = readonly [FloorPoint, FloorPoint, FloorPoint]

/** Texture coordinate v: encodes the side (N, E, S, W take a quarter each) and the position across the channel. */
export const crossing = ({ side, across }: FloorPoint): number =>
  (cornersOfCompass.indexOf(side) + 0.5 + across * 0.49) / 4

const half = plate.side / 2
const { wide } = plate.channel
const { crypt } = plate

/** Two neighbouring sides are joined by an arc round their corner; all others meet in the middle. */
export function isBow({ sides }: Corridor): boolean {
  const [a, b] = sides.map((side) => cornersOfCompass.indexOf(side))
  return sides.length === 2 && a !== undefined && b !== undefined && (a + b) % 2 === 1
}

/** The corner of the plate between two neighbouring sides. */
export function bowCorner({ sides }: Corridor): { readonly x: number; readonly z: number } {
  const sum = (axis: 'x' | 'z'): number =>
    sides.reduce((all, side) => all + towards[side][axis] * half, 0)
  return { x: sum('x'), z: sum('z') }
}

const isStub = ({ sides, crypt: holds }: Corridor): boolean => holds && sides.length === 1

/** Position of the amulet on a corridor that has a crypt. */
export function cryptSpot(corridor: Corridor): { readonly x: number; readonly z: number } {
  const [side = 'N'] = corridor.sides
  if (isStub(corridor)) return { x: towards[side].x * crypt.out, z: towards[side].z * crypt.out }
  if (!isBow(corridor)) return { x: 0, z: 0 }
  const { x, z } = bowCorner(corridor)
  return { x: x * (1 - Math.SQRT1_2), z: z * (1 - Math.SQRT1_2) }
}

export function channelFloor(corridor: Corridor): readonly FloorTriangle[] {
  const ways = isBow(corridor) ? bow(corridor) : arms(corridor)
  return [...ways, ...(corridor.crypt ? pit(corridor) : [])].map(upward)
}

function upward([a, b, c]: FloorTriangle): FloorTriangle {
  return (b.z - a.z) * (c.x - a.x) - (b.x - a.x) * (c.z - a.z) > 0 ? [a, b, c] : [a, c, b]
}

type Along = (far: number, across: number) => FloorPoint

/** Divides an arm of the channel between two distances into strips across it. */
function strips(point: Along, from: number, to: number, count: number): readonly FloorTriangle[] {
  return Array.from({ length: count }, (_, i): FloorTriangle[] => {
    const [near, far] = [from + ((to - from) * i) / count, from + ((to - from) * (i + 1)) / count]
    const [a, b, c, d] = [point(near, -1), point(far, -1), point(far, 1), point(near, 1)]
    return [
      [a, b, c],
      [a, c, d],
    ]
  }).flat()
}

/** Floor of an arc, from its middle to each of its two sides. */
function bow(corridor: Corridor): readonly FloorTriangle[] {
  const corner = bowCorner(corridor)
  return corridor.sides.flatMap((side) => {
    const other = corridor.sides.find((one) => one !== side) ?? side
    const [a, b] = [towards[side], towards[other]]
    const point: Along = (u, across) => {
      const angle = ((1 - u) * Math.PI) / 4
      const r = half + (across * wide) / 2
      const [along, away] = [r * Math.sin(angle), r * Math.cos(angle)]
      return {
        x: corner.x - b.x * away - a.x * along,
        z: corner.z - b.z * away - a.z * along,
        u,
        side,
        across,
        isPit: false,
      }
    }
    return strips(point, 0, 1, 7)
  })
}

function arms(corridor: Corridor): readonly FloorTriangle[] {
  const ends = isStub(corridor)
  const zero = ends ? crypt.out : 0
  return corridor.sides.flatMap((side) => {
    const { x, z } = towards[side]
    const point: Along = (far, across) => ({
      x: x * far - (z * across * wide) / 2,
      z: z * far + (x * across * wide) / 2,
      u: Math.max(0, (far - zero) / (half - zero)),
      side,
      across,
      isPit: false,
    })
    if (ends) return strips(point, crypt.out + crypt.radius * 0.8, half, 4)
    return [...strips(point, wide / 2, half, 4), ...hub(side, corridor.sides, point)]
  })
}

/** Floor of an arm within the central square, with half of the triangle of each closed side beside it. */
function hub(side: SlotSide, open: readonly SlotSide[], point: Along): readonly FloorTriangle[] {
  const middle = point(0, 0)
  const own = cornersOfCompass.indexOf(side)
  const beside = [1, 3].flatMap((turn): FloorTriangle[] => {
    const next = cornersOfCompass[(own + turn) % 4] ?? 'N'
    if (open.includes(next)) return []
    const edge = {
      ...point(0, 0),
      x: (towards[next].x * wide) / 2,
      z: (towards[next].z * wide) / 2,
    }
    return [[middle, point(wide / 2, turn === 1 ? 1 : -1), edge]]
  })
  return [[middle, point(wide / 2, -1), point(wide / 2, 1)], ...beside]
}

/** The round floor of a crypt. */
function pit(corridor: Corridor): readonly FloorTriangle[] {
  const { x, z } = cryptSpot(corridor)
  const [side = 'N'] = corridor.sides
  const middle: FloorPoint = { x, z, u: 0, side, across: 0, isPit: true }
  const rim = (k: number): FloorPoint => ({
    ...middle,
    x: x + crypt.radius * Math.cos((k * Math.PI) / 8),
    z: z + crypt.radius * Math.sin((k * Math.PI) / 8),
    u: 0.04,
  })
  return Array.from({ length: 16 }, (_, k): FloorTriangle => [middle, rim(k), rim(k + 1)])
}
