// Sills: the channels through which corridors leave the nine floors, at three gates and nine niches.
import { plate, type SlotSide, slotMiddle, temple, towards } from '../../src/shapes/nagaraja.ts'
import type { Soup, Tri } from '../kit/soup.ts'
import { Manifold, type Solid, type Vec3 } from '../kit/manifold.ts'

const { gate, level } = temple

/** Openings by which corridors leave the nine floors: gates in the near wall, niches in the others. */
export const OPENINGS: readonly { row: number; column: number; side: SlotSide }[] = [
  { row: 2, column: 0, side: 'S' },
  { row: 2, column: 1, side: 'S' },
  { row: 2, column: 2, side: 'S' },
  { row: 2, column: 0, side: 'W' },
  { row: 1, column: 0, side: 'W' },
  { row: 0, column: 0, side: 'W' },
  { row: 0, column: 0, side: 'N' },
  { row: 0, column: 1, side: 'N' },
  { row: 0, column: 2, side: 'N' },
  { row: 0, column: 2, side: 'E' },
  { row: 1, column: 2, side: 'E' },
  { row: 2, column: 2, side: 'E' },
]

/** Length of a sill's channel outwards from the nine floors (cm). */
export const sillReach = (side: SlotSide): number => (side === 'S' ? gate.deep : 1.7)

export function sillCut(row: number, column: number, side: SlotSide): Solid {
  const { x, z } = slotMiddle(row, column)
  const out = towards[side]
  const reach = sillReach(side)
  const middle = plate.pitch / 2 + reach / 2
  const [wide, deep] =
    out.x === 0 ? [plate.channel.wide, reach + 0.2] : [reach + 0.2, plate.channel.wide]
  return Manifold.cube([wide, 2, deep], true).translate([
    x + out.x * middle,
    level - plate.channel.deep + 1,
    z + out.z * middle,
  ])
}

/**
 * Channel floors in sills: u runs outwards from the nine floors; v encodes which sill (in twelfths) and the position
 * across.
 */
export function sills(): Soup {
  const y = level - plate.channel.deep + 0.02
  return OPENINGS.flatMap(({ row, column, side }, index) => {
    const { x, z } = slotMiddle(row, column)
    const out = towards[side]
    const w = plate.channel.wide / 2
    const at = (u: number, across: number): Vec3 => {
      const reach = plate.pitch / 2 + u * sillReach(side)
      return [x + out.x * reach - out.z * across * w, y, z + out.z * reach + out.x * across * w]
    }
    const uv = (u: number, across: number): number[] => [
      u,
      (index + 0.5 + across * 0.49) / OPENINGS.length,
    ]
    const corner = [
      [0, -1],
      [1, -1],
      [1, 1],
      [0, 1],
    ] as const
    const tri = (a: number, b: number, c: number): Tri => {
      const three = [corner[a], corner[b], corner[c]].map((k) => k ?? [0, 0])
      return {
        at: three.flatMap(([u, across]) => at(u, across)),
        uv: three.flatMap(([u, across]) => uv(u, across)),
        material: 'channel',
        tint: [1, 1, 1],
        wrap: 'none',
        crease: 30,
        occlusion: 1,
      }
    }
    return facingUp([tri(0, 1, 2), tri(0, 2, 3)])
  })
}

/** Reverses the winding of horizontal triangles that face down. */
export const facingUp = (soup: Soup): Soup =>
  soup.map((tri) => {
    const [ax = 0, , az = 0, bx = 0, , bz = 0, cx = 0, , cz = 0] = tri.at
    if ((bz - az) * (cx - ax) - (bx - ax) * (cz - az) > 0) return tri
    const swap = (list: number[], size: number): number[] => [
      ...list.slice(0, size),
      ...list.slice(2 * size),
      ...list.slice(size, 2 * size),
    ]
    return { ...tri, at: swap(tri.at, 3), ...(tri.uv && { uv: swap(tri.uv, 2) }) }
  })
