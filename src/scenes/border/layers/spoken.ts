/** The coordinates layer: shows them on slates where a box is focused or was named by the last event. */
import type { Layout } from '../../../games/border/edition.ts'
import type { TablePoint } from '../../../shapes/point.ts'
import { type BorderLayerPlan, type BorderMoment, makeChalkLights } from './chalk.ts'
import type { ChalkLights } from '../lights.ts'

export function slatesNamedNow(
  { beat }: Pick<BorderMoment, 'beat'>,
  { focus }: Pick<ChalkLights, 'focus'>,
): ReadonlySet<number> {
  const seats = new Set(focus.flatMap((boxes, seat) => (boxes.size > 0 ? [seat] : [])))
  for (const event of beat.events) {
    if (event.type === 'segmentCompleted' || event.type === 'boxCrossed') seats.add(event.seat)
  }
  return seats
}

export function coordinateLayer(layout: Layout, slates: readonly TablePoint[]): BorderLayerPlan {
  return {
    name: 'coordinates',
    madeFor: () => '',
    // awaits the lazy chunk here, so that films render the same frames on every run
    async make() {
      const { makeCoordinates } = await import('./coordinates.ts')
      const { object, show, dispose } = await makeCoordinates(layout, slates)
      const lights = makeChalkLights(layout)
      return { object, paint: (moment) => show(slatesNamedNow(moment, lights(moment))), dispose }
    },
  }
}
