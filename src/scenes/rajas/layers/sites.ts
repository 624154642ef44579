/** Layer: square rings around touchable tiles, cells and ghats, which leave their content readable. */
import { ghat, riverTile, tile } from '../../../shapes/rajas.ts'
import { yawOf } from '../../board/marks.ts'
import type { Pose } from '../../board/pose.ts'
import { ghatSpot, riverTileId, siteSpot, tileId } from '../ids.ts'
import type { Lay } from '../lay.ts'
import { type Ringed, ringMarks } from './ringMarks.ts'
import type { RajasLayerPlan } from './plan.ts'

const strength = { next: 0.8, focus: 1.5 } as const
/** Rings lie inside a cell's edge, and outside of a tile's or plate's (cm). */
const cellHalfCm = tile.edge / 2 - 0.25
const outsideCm = 0.15
const corner = 0.3
const liftCm = 0.03

/** A square to mark: its touch ids, half width, and height above its foot (cm). */
interface Square {
  readonly ids: readonly string[]
  readonly half: number
  readonly high: number
}

function squaresOf({ rules, seats, cells, ghats }: Lay): readonly Square[] {
  const sides = [0, 1, 2, 3]
  const ofCells = Array.from({ length: seats }, (_, seat) =>
    cells.map((_place, cell) => ({
      ids: sides.map((side) => siteSpot(seat, cell, side)),
      half: cellHalfCm,
      high: 0,
    })),
  ).flat()
  const ofTiles = Object.keys(rules.tiles).map((id) => ({
    ids: [tileId(id)],
    half: tile.edge / 2 + outsideCm,
    high: tile.high,
  }))
  const ofGhats = Array.from({ length: ghats }, (_, i) => ({
    ids: [ghatSpot(i + 1)],
    half: ghat.half + outsideCm,
    high: 0,
  }))
  const ofRiver = Object.keys(rules.riverTiles).map((id) => ({
    ids: [riverTileId(id)],
    half: riverTile.half + outsideCm,
    high: riverTile.high,
  }))
  return [...ofCells, ...ofTiles, ...ofGhats, ...ofRiver]
}

/** One ring for all poses of a square's ids, at their centroid. */
function ringOf(square: Square, poses: readonly Pose[], share: number): Ringed {
  const middle = (axis: 0 | 1 | 2) =>
    poses.reduce((sum, { at }) => sum + at[axis], 0) / poses.length
  return {
    at: [middle(0), middle(1) + square.high + liftCm, middle(2)],
    share,
    scale: square.half / cellHalfCm,
    turn: poses[0] ? yawOf(poses[0]) : 0,
  }
}

export function sitesLayer(lay: Lay): RajasLayerPlan {
  const squares = squaresOf(lay)
  return {
    name: 'sites',
    madeFor: () => '',
    make() {
      const rings = ringMarks(squares.length, { half: cellHalfCm, corner })
      rings.object.name = 'touchable'
      return {
        object: rings.object,
        paint({ glow, focus, poseOf }) {
          if (glow.size + focus.size === 0) return rings.show([])
          const lit = squares.flatMap((square): Ringed[] => {
            const isFocus = square.ids.some((id) => focus.has(id))
            if (!isFocus && !square.ids.some((id) => glow.has(id))) return []
            const poses = square.ids.flatMap((id) => poseOf(id) ?? [])
            if (poses.length === 0) return []
            return [ringOf(square, poses, isFocus ? strength.focus : strength.next)]
          })
          rings.show(lit)
        },
        dispose: rings.dispose,
      }
    },
  }
}
