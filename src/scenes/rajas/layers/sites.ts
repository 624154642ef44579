/** Light on cells where a tile may lie, one for all sides of a cell; a rim round the one whose ghost is to be seen. */
import { Group } from 'three'
import { tile } from '../../../shapes/rajas.ts'
import { type Marked, type Marks, makeMarks } from '../../board/marks.ts'
import { siteSpot } from '../ids.ts'
import type { Lay } from '../lay.ts'
import type { RajasLayerPlan } from './plan.ts'

const strength = { next: 0.5, focus: 1 } as const
const half = tile.edge / 2 - 0.25
const rim = 0.9

export function sitesLayer({ seats, cells }: Lay): RajasLayerPlan {
  const sites = Array.from({ length: seats }, (_, seat) =>
    cells.map((_place, cell) => [0, 1, 2, 3].map((side) => siteSpot(seat, cell, side))),
  ).flat()
  return {
    name: 'sites',
    madeFor: () => '',
    make() {
      const [lights, rims] = [makeMarks('light', 0.9), makeMarks('rim', rim, 1)]
      const object = new Group()
      for (const { group } of [lights, rims]) {
        group.name = 'touchable'
        object.add(group)
      }
      return {
        object,
        paint({ glow, focus, poseOf }) {
          const isPointedAt = (sides: readonly string[]) => sides.some((id) => focus.has(id))
          const mark = (sides: readonly string[], share: number): Marked => {
            const poses = sides.flatMap((id) => poseOf(id) ?? [])
            const [x, y, z] = [0, 1, 2].map(
              (axis) => poses.reduce((sum, { at }) => sum + (at[axis] ?? 0), 0) / poses.length,
            ) as [number, number, number]
            return { mark: { x, y: y + 0.03, z, halfX: half, halfZ: half }, share }
          }
          const show = (marks: Marks, cells: readonly (readonly string[])[], share: number) =>
            marks.show(cells.map((sides) => mark(sides, share)))
          const open = sites.filter((sides) => sides.some((id) => glow.has(id)))
          show(
            lights,
            open.filter((sides) => !isPointedAt(sides)),
            strength.next,
          )
          show(rims, sites.filter(isPointedAt), strength.focus)
        },
        dispose() {
          lights.dispose()
          rims.dispose()
        },
      }
    },
  }
}
