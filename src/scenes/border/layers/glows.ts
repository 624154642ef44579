/** Hexagon decals under glowing boxes, so that they stand out from the seat's distance. */
import type { Layout } from '../../../games/border/edition.ts'
import { type Marked, makeMarks } from '../../board/marks.ts'
import { boxRadius, boxSpots, slate, type Spot } from '../../../shapes/border.ts'
import type { Lights } from '../lights.ts'
import { type BorderLayerPlan, makeLights } from './chalk.ts'

/** Radius of the glow, as a multiple of a box's radius. */
const glowRadii = 1.75
const strength = { focus: 1.9, glow: 1 } as const

function litBoxes(
  boxes: readonly Spot[],
  slates: readonly Spot[],
  { glow, focus }: Lights,
): readonly Marked[] {
  const half = boxRadius * glowRadii
  return slates.flatMap((at, seat) => {
    const lit = new Set([...(focus[seat] ?? []), ...(glow[seat] ?? [])])
    return [...lit].flatMap((box): Marked[] => {
      const spot = boxes[box]
      if (!spot) return []
      const [x, z] = [at.x + spot.x, at.z + spot.z]
      const share = focus[seat]?.has(box) ? strength.focus : strength.glow
      return [{ mark: { x, y: slate.top + 0.05, z, halfX: half, halfZ: half }, share }]
    })
  })
}

export function glowLayer(layout: Layout, slates: readonly Spot[]): BorderLayerPlan {
  const boxes = boxSpots(layout)
  return {
    name: 'glows',
    madeFor: () => '',
    make() {
      const marks = makeMarks('hexagon', 0)
      const lights = makeLights(layout)
      return {
        object: marks.group,
        paint: (moment) => marks.show(litBoxes(boxes, slates, lights(moment))),
        dispose: marks.dispose,
      }
    },
  }
}
