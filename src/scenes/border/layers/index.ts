/** The list of The Border's layers: maps, score strips, glows, boxes, tiles, coordinates, garland. */
import type { Layout } from '../../../games/border/edition.ts'
import { slateSpots } from '../lay.ts'
import { boxLayer } from './boxes.ts'
import type { BorderLayerPlan } from './chalk.ts'
import { glowLayer } from './glow.ts'
import { groundLayer } from './ground.ts'
import { coordinateLayer } from './spoken.ts'
import { stripLayer } from './stripCells.ts'
import { tileLayer } from './tiles.ts'

export function layersOf(layout: Layout, seats: number): readonly BorderLayerPlan[] {
  const slates = slateSpots(seats).slice(0, seats)
  return [
    groundLayer(layout, slates),
    stripLayer(layout, slates),
    glowLayer(layout, slates),
    boxLayer(layout, slates),
    tileLayer(layout, seats),
    coordinateLayer(layout, slates),
    {
      name: 'garland',
      madeFor: ({ phase }) => (phase.kind === 'over' ? '' : null),
      // dynamic import: only the end of a match needs this code
      async make({ quality }) {
        const { makeGarland } = await import('./garland.ts')
        return makeGarland(slates, quality)
      },
    },
  ]
}
