// The corridors of the six room plates: what is cut into the stone, and the channel floors that light runs along.
import { nagaraja } from '../../src/games/nagaraja/index.ts'
import { plate, type Side, towards } from '../../src/shapes/nagaraja.ts'
import type { Soup, Tri } from '../kit/soup.ts'
import { CrossSection, type Shape, type Vec2, type Vec3 } from '../kit/wasm.ts'
import { upward } from './sills.ts'

export interface Corridor {
  sides: readonly Side[]
  /** It ends in a hollow for an amulet. */
  crypt: boolean
}

export interface Room {
  kind: string
  corridors: readonly Corridor[]
}

export const ROOMS: readonly Room[] = nagaraja.values.edition.rooms.kinds.map(
  ({ id, corridors, crypt }) => ({
    kind: id,
    corridors: corridors.map((sides, i) => ({
      sides,
      crypt: crypt?.corridor === i,
    })),
  }),
)

const sides: readonly Side[] = ['N', 'E', 'S', 'W']
const half = plate.side / 2
const { wide } = plate.channel
const { crypt } = plate

/** Two neighbouring sides are joined by a bow round their corner; all others meet in the middle. */
export const isBow = (open: readonly Side[]): boolean =>
  open.length === 2 && (sides.indexOf(open[0] ?? 'N') + sides.indexOf(open[1] ?? 'N')) % 2 === 1

/** The corner of the plate between two neighbouring sides, in (x, z). */
function cornerOf(open: readonly Side[]): Vec2 {
  const sum: Vec2 = [0, 0]
  for (const side of open) {
    sum[0] += towards[side].x * half
    sum[1] += towards[side].z * half
  }
  return sum
}

/** Drawn in (x, y) with y away from the owner. */
export function cutOf({ sides: open, crypt: holds }: Corridor): Shape {
  if (isBow(open)) {
    const [x, z] = cornerOf(open)
    const ring = CrossSection.circle(half + wide / 2, 56).subtract(
      CrossSection.circle(half - wide / 2, 56),
    )
    return ring.translate([x, -z]).intersect(CrossSection.square([plate.side, plate.side], true))
  }
  const arms = open.map((side) => {
    const from = holds ? crypt.out : -wide / 2
    const [a, b] = [from, half]
    const { x, z } = towards[side]
    const size: Vec2 = x === 0 ? [wide, b - a] : [b - a, wide]
    return CrossSection.square(size, true).translate([(x * (a + b)) / 2, (-z * (a + b)) / 2])
  })
  return CrossSection.union(arms)
}

export function cryptMiddle({ sides: open }: Corridor): Vec2 {
  const { x, z } = towards[open[0] ?? 'N']
  return [x * crypt.out, z * crypt.out]
}

/**
 * The floor of a channel, looking up. u is the way along an arm: 0 in the middle of the corridor (in the crypt
 * of a stub), 1 at the plate's edge; v is (side + 0.5 + 0.49 × across) / 4 with sides N, E, S, W and across -1..1.
 */
export function channelFloor(corridor: Corridor, y: number): Soup {
  const points = isBow(corridor.sides) ? bow(corridor.sides) : arms(corridor)
  return upward(points.map((corners) => floorTri(corners, y)))
}

interface Point {
  at: Vec2
  u: number
  side: Side
  across: number
}
type Corners = readonly [Point, Point, Point]

const floorTri = (corners: Corners, y: number): Tri => ({
  at: corners.flatMap(({ at }): Vec3 => [at[0], y, at[1]]),
  uv: corners.flatMap(({ u, side, across }) => [
    u,
    (sides.indexOf(side) + 0.5 + across * 0.49) / 4,
  ]),
  material: 'channel',
  tint: [1, 1, 1],
  wrap: 'none',
  crease: 30,
  occlusion: 1,
})

const quad = (a: Point, b: Point, c: Point, d: Point): Corners[] => [
  [a, b, c],
  [a, c, d],
]

/** From the middle of the bow to each of its two sides. */
function bow(open: readonly Side[]): Corners[] {
  const [cx, cz] = cornerOf(open)
  const steps = 7
  return open.flatMap((side) => {
    const other = open.find((one) => one !== side) ?? side
    const [a, b] = [towards[side], towards[other]]
    const point = (t: number, across: number): Point => {
      // at t = 1 on the edge of its own side, at 0 half-way round the corner
      const angle = ((1 - t) * Math.PI) / 4
      const r = half + (across * wide) / 2
      return {
        at: [
          cx - b.x * r * Math.cos(angle) - a.x * r * Math.sin(angle),
          cz - b.z * r * Math.cos(angle) - a.z * r * Math.sin(angle),
        ],
        u: t,
        side,
        across,
      }
    }
    return Array.from({ length: steps }, (_, i) => {
      const [t0, t1] = [i / steps, (i + 1) / steps]
      return quad(point(t0, -1), point(t1, -1), point(t1, 1), point(t0, 1))
    }).flat()
  })
}

function arms({ sides: open, crypt: holds }: Corridor): Corners[] {
  const steps = 4
  return open.flatMap((side) => {
    const { x, z } = towards[side]
    const start = holds ? crypt.out + crypt.radius * 0.8 : wide / 2
    const zero = holds ? crypt.out : 0
    const point = (far: number, across: number): Point => ({
      at: [x * far - (z * across * wide) / 2, z * far + (x * across * wide) / 2],
      u: (far - zero) / (half - zero),
      side,
      across,
    })
    const strips = Array.from({ length: steps }, (_, i) => {
      const [a, b] = [
        start + ((half - start) * i) / steps,
        start + ((half - start) * (i + 1)) / steps,
      ]
      return quad(point(a, -1), point(b, -1), point(b, 1), point(a, 1))
    }).flat()
    return holds ? [...strips, ...pit(side)] : [...strips, ...hub(side, open, point)]
  })
}

/** This arm's share of the square where arms meet, and halves of the shares of closed sides beside it. */
function hub(
  side: Side,
  open: readonly Side[],
  point: (far: number, across: number) => Point,
): Corners[] {
  const middle = { ...point(0, 0), u: 0 }
  const shares: Corners[] = [[middle, point(wide / 2, -1), point(wide / 2, 1)]]
  const own = sides.indexOf(side)
  for (const turn of [1, 3]) {
    const next = sides[(own + turn) % 4] ?? 'N'
    if (open.includes(next)) continue
    const across = turn === 1 ? 1 : -1
    const corner = point(wide / 2, across)
    const beside: Point = {
      at: [(towards[next].x * wide) / 2, (towards[next].z * wide) / 2],
      u: 0.06,
      side,
      across,
    }
    shares.push([middle, corner, beside])
  }
  return shares
}

/** The round floor of a crypt, lit when the light has come to the end of the stub. */
function pit(side: Side): Corners[] {
  const { x, z } = towards[side]
  const at = (angle: number): Point => ({
    at: [
      x * crypt.out + crypt.radius * Math.cos(angle),
      z * crypt.out + crypt.radius * Math.sin(angle),
    ],
    u: 0.04,
    side,
    across: 0,
  })
  const middle: Point = { at: [x * crypt.out, z * crypt.out], u: 0, side, across: 0 }
  return Array.from({ length: 16 }, (_, k): Corners => [
    middle,
    at((k * Math.PI) / 8),
    at(((k + 1) * Math.PI) / 8),
  ])
}
