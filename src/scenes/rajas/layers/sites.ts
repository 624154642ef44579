/** Light on the cells where a tile may lie: one for each cell, though each of its sides stands for a turn. */
import { tile } from '../../../shapes/rajas.ts'
import { type Marked, makeMarks } from '../../board/marks.ts'
import { siteSpot } from '../ids.ts'
import type { Lay } from '../lay.ts'
import type { RajasLayerPlan } from './plan.ts'

const strength = { next: 0.5, focus: 0.95 } as const
const half = tile.edge / 2 - 0.25

export function sitesLayer({ seats, cells }: Lay): RajasLayerPlan {
  const sites = Array.from({ length: seats }, (_, seat) =>
    cells.map((_place, cell) => [0, 1, 2, 3].map((side) => siteSpot(seat, cell, side))),
  ).flat()
  return {
    name: 'sites',
    madeFor: () => '',
    make() {
      const marks = makeMarks('light', 0.9)
      marks.group.name = 'touchable'
      return {
        object: marks.group,
        paint({ glow, focus, poseOf }) {
          const lit = sites.flatMap((sides): Marked[] => {
            const isFocus = sides.some((id) => focus.has(id))
            if (!isFocus && !sides.some((id) => glow.has(id))) return []
            const poses = sides.flatMap((id) => poseOf(id) ?? [])
            const [x, y, z] = [0, 1, 2].map(
              (axis) => poses.reduce((sum, { at }) => sum + (at[axis] ?? 0), 0) / poses.length,
            ) as [number, number, number]
            const mark = { x, y: y + 0.03, z, halfX: half, halfZ: half }
            return [{ mark, share: isFocus ? strength.focus : strength.next }]
          })
          marks.show(lit)
        },
        dispose: marks.dispose,
      }
    },
  }
}
