/** Hexagon decals under glowing boxes, so that they stand out from the seat's distance. */
import type { Layout } from '../../../games/border/edition.ts'
import { type MarkedThing, makeMarks } from '../../board/marks.ts'
import { boxRadius, boxSpots, slate } from '../../../shapes/border.ts'
import type { TablePoint } from '../../../shapes/point.ts'
import type { ChalkLights } from '../lights.ts'
import { type BorderLayerPlan, makeChalkLights } from './chalk.ts'

/** Radius of the glow, as a multiple of a box's radius. */
const glowRadii = 1.75
const strength = { focus: 1.9, glow: 1 } as const

function litBoxes(
  boxes: readonly TablePoint[],
  slates: readonly TablePoint[],
  { glow, focus }: ChalkLights,
): readonly MarkedThing[] {
  const half = boxRadius * glowRadii
  return slates.flatMap((at, seat) => {
    const lit = new Set([...(focus[seat] ?? []), ...(glow[seat] ?? [])])
    return [...lit].flatMap((box): MarkedThing[] => {
      const spot = boxes[box]
      if (!spot) return []
      const [x, z] = [at.x + spot.x, at.z + spot.z]
      const share = focus[seat]?.has(box) ? strength.focus : strength.glow
      return [{ mark: { x, y: slate.top + 0.05, z, halfX: half, halfZ: half }, share }]
    })
  })
}

export function glowLayer(layout: Layout, slates: readonly TablePoint[]): BorderLayerPlan {
  const boxes = boxSpots(layout)
  return {
    name: 'glows',
    madeFor: () => '',
    make() {
      const marks = makeMarks('hexagon', 0)
      const lights = makeChalkLights(layout)
      return {
        object: marks.group,
        paint: (moment) => marks.show(litBoxes(boxes, slates, lights(moment))),
        dispose: marks.dispose,
      }
    },
  }
}
