/** On which slates a box is pointed at, or was just told of by its coordinate: there these are to be read. */
import type { Layout } from '../../../games/border/edition.ts'
import type { Spot } from '../../../shapes/border.ts'
import { type BorderLayerPlan, type BorderMoment, makeLights } from './chalk.ts'
import type { Lights } from '../lights.ts'

export function spokenOn(
  { beat }: Pick<BorderMoment, 'beat'>,
  { focus }: Pick<Lights, 'focus'>,
): ReadonlySet<number> {
  const seats = new Set(focus.flatMap((boxes, seat) => (boxes.size > 0 ? [seat] : [])))
  for (const event of beat.events) {
    if (event.type === 'segmentCompleted' || event.type === 'boxCrossed') seats.add(event.seat)
  }
  return seats
}

export function coordinateLayer(layout: Layout, slates: readonly Spot[]): BorderLayerPlan {
  return {
    name: 'coordinates',
    madeFor: () => '',
    // all that a layer draws is there once it is made: what came later would be in one film and not in another
    async make() {
      const { makeCoordinates } = await import('./coordinates.ts')
      const { object, show, dispose } = await makeCoordinates(layout, slates)
      const lights = makeLights(layout)
      return { object, paint: (moment) => show(spokenOn(moment, lights(moment))), dispose }
    },
  }
}
