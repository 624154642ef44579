// The board's frame: a rosewood slab, a lane of marble for wealth and one of rose stone for fame, brass between them.
import { board, land, lanes } from '../../src/shapes/rajas.ts'
import { laidFlat, extruded } from '../kit/form.ts'
import { painted, type Paint } from '../kit/paint.ts'
import { subdivided } from '../kit/subdivide.ts'
import { flat, soupOf, type Soup } from '../kit/soup.ts'
import { CrossSection } from '../kit/manifold.ts'
import type { Shape, Vec2 } from '../kit/manifold.ts'
import { flower, leaf, placed, STONES } from '../place/flower.ts'

const pan = (x: number, z: number, round: number, sides = 20): Shape =>
  CrossSection.square([2 * (x - round), 2 * (z - round)], true).offset(round, 'Round', 2, sides)

const { halfX, halfZ, corner } = lanes.ring
const ring = (out: number): Shape => pan(halfX + out, halfZ + out, corner + out, 24)
const band = (from: number, to: number): Shape => ring(to).subtract(ring(from))

const layer = (shape: Shape, low: number, high: number, bevel: number, paint: Paint): Soup =>
  soupOf(painted(laidFlat(extruded(shape, low, high, { bevel, steps: 1 })), paint))

/** A flower between two leaves in each corner of the wood. */
function corners(): Soup {
  const at = (k: number): Soup => {
    const [sx, sy] = [k % 2 === 0 ? -1 : 1, k < 2 ? -1 : 1]
    const middle: Vec2 = [sx * (board.halfX - 1.58), sy * (board.halfZ - 1.58)]
    const along = Math.atan2(-sx, sy)
    const parts = [
      ...flower(8, STONES.rose, STONES.gold, placed(middle, 0.2, 0.92)),
      ...[along, along + Math.PI].map((turn) =>
        leaf(
          STONES.gold,
          placed([middle[0] + Math.cos(turn), middle[1] + Math.sin(turn)], turn, 1.15),
        ),
      ),
    ]
    return parts.flatMap(({ outline, tint }) =>
      flat([outline], { material: 'inlay', tint, wrap: 'none' }, (x, y) => [
        x,
        board.top - 0.035,
        -y,
      ]),
    )
  }
  return [0, 1, 2, 3].flatMap(at)
}

export function rim(): Soup {
  const wood = { material: 'rosewood', crease: 45 }
  const brass = { material: 'brass', crease: 45 }
  const hole = pan(land.halfX, land.halfZ, 0.3, 8)
  const slab = pan(board.halfX, board.halfZ, board.corner).subtract(hole)
  const half = lanes.gap / 2
  const wide = lanes.wide + half
  return [
    ...corners(),
    ...soupOf(
      painted(laidFlat(extruded(slab, 0, board.top - 0.05, { bevel: 0.18, steps: 2 })), wood),
    ),
    ...subdivided(
      [
        ...layer(band(half, wide), 0.9, board.top, 0.03, { material: 'marble', tint: '#fff6e6' }),
        ...layer(band(-wide, -half), 0.9, board.top, 0.03, {
          material: 'marble',
          tint: '#eebfa2',
        }),
      ],
      5,
    ),
    ...layer(band(-half, half), 0.9, board.top + 0.03, 0.02, brass),
    ...layer(band(wide, wide + 0.1), 0.9, board.top + 0.03, 0.02, brass),
    ...layer(band(-wide - 0.1, -wide), 0.9, board.top + 0.03, 0.02, brass),
    ...layer(
      pan(land.halfX + 0.12, land.halfZ + 0.12, 0.3, 8).subtract(hole),
      0.8,
      board.top + 0.05,
      0.03,
      wood,
    ),
  ]
}
