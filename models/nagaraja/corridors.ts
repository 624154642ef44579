// The corridors of room plates: the cut-out shapes in the stone, and the channel floors along which light runs.
import { plate, towards } from '../../src/shapes/nagaraja.ts'
import {
  bowCorner,
  channelFloor,
  type Corridor,
  crossing,
  isBow,
} from '../../src/shapes/nagarajaCorridors.ts'
import type { Soup, Tri } from '../kit/soup.ts'
import { CrossSection, type Shape, type Vec2, type Vec3 } from '../kit/manifold.ts'

const half = plate.side / 2
const { wide, deep } = plate.channel
const { crypt } = plate

/** Shape of a corridor's cut, drawn in (x, y) with y away from the owner. */
export function corridorCut(corridor: Corridor): Shape {
  if (isBow(corridor)) {
    const { x, z } = bowCorner(corridor)
    const ring = CrossSection.circle(half + wide / 2, 56).subtract(
      CrossSection.circle(half - wide / 2, 56),
    )
    return ring.translate([x, -z]).intersect(CrossSection.square([plate.side, plate.side], true))
  }
  const arms = corridor.sides.map((side) => {
    const [a, b] = [corridor.crypt ? crypt.out : -wide / 2, half]
    const { x, z } = towards[side]
    const size: Vec2 = x === 0 ? [wide, b - a] : [b - a, wide]
    return CrossSection.square(size, true).translate([(x * (a + b)) / 2, (-z * (a + b)) / 2])
  })
  return CrossSection.union(arms)
}

/** Triangles of a channel floor with UVs from `FloorPoint.u` and `crossing`. */
export const corridorFloor = (corridor: Corridor): Soup =>
  channelFloor(corridor).map((corners): Tri => ({
    at: corners.flatMap(({ x, z, isPit }): Vec3 => [
      x,
      plate.thick - (isPit ? crypt.deep : deep) + 0.015,
      z,
    ]),
    uv: corners.flatMap((point) => [point.u, crossing(point)]),
    material: 'channel',
    tint: [1, 1, 1],
    wrap: 'none',
    crease: 30,
    occlusion: 1,
  }))
