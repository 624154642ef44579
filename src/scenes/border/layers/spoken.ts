/** On which slates a box is pointed at, or was just told of by its coordinate: there these are to be read. */
import { Group } from 'three'
import type { Layout } from '../../../games/border/edition.ts'
import type { Spot } from '../../../shapes/border.ts'
import { type BorderLayerPlan, type BorderMoment, makeLights } from './chalk.ts'
import type { Coordinates } from './coordinates.ts'
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
    make() {
      const object = new Group()
      const lights = makeLights(layout)
      let made: Coordinates | null = null
      let isAsked = false
      let now: ReadonlySet<number> = new Set()
      // the first picture of the table does without them
      async function bring(): Promise<void> {
        const { makeCoordinates } = await import('./coordinates.ts')
        made = makeCoordinates(layout, slates)
        object.add(made.object)
        made.show(now)
      }
      return {
        object,
        paint(moment) {
          now = spokenOn(moment, lights(moment))
          if (!isAsked && (now.size > 0 || moment.acting.length > 0)) {
            isAsked = true
            void bring()
          }
          made?.show(now)
        },
        dispose: () => made?.dispose(),
      }
    },
  }
}
