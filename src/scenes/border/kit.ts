/** Shows The Border's components by themselves, with the layers that draw them in a match. */
import { InstancedMesh } from 'three'
import type { Layout } from '../../games/border/edition.ts'
import type { View } from '../../games/border/types.ts'
import { stillPlan } from '../board/plan.ts'
import { wedgeForm } from '../board/wedge.ts'
import { momentAtRest, paintLayer } from '../display/atRest.ts'
import type { Kit } from '../display/exhibit.ts'
import { type Skin, setSkins } from '../display/skin.ts'
import { tiers } from '../quality.ts'
import { slateSpots } from './lay.ts'
import { boxLayer } from './layers/boxes.ts'
import type { BorderLayerPlan } from './layers/chalk.ts'
import { makeGarland } from './layers/garland.ts'
import { groundLayer } from './layers/ground.ts'
import { stripLayer } from './layers/stripCells.ts'
import { tileLayer } from './layers/tiles.ts'
import type { BorderPlan } from './plan.ts'
import { enamelSkins } from './print/enamelPicture.ts'
import { gildedSkins } from './print/gildedPicture.ts'
import { makePlatePrint } from './print/plates.ts'
import { stripSkins } from './print/stripPicture.ts'
import { bodies, namePlate } from './things.ts'

/** One slate in the middle of the cloth. */
const oneSlate = [{ x: 0, z: 0 }] as const
const plan: BorderPlan = { ...stillPlan, crosses: [], rings: [], strikes: [], garland: null }

interface Painter {
  readonly layer: BorderLayerPlan
  /** Pictures in place of what shaders paint, for exported models. */
  skinsOf?(mesh: InstancedMesh): (at: number) => Skin
}

/** `of` is the number of seats; without it, there is one slate in the middle. */
function painterFor(layout: Layout, by: string, of: string | undefined): Painter {
  const slates = of === undefined ? oneSlate : slateSpots(Number(of)).slice(0, Number(of))
  const gilded = (mesh: InstancedMesh) => gildedSkins(layout, mesh)
  if (by === 'ground') return { layer: groundLayer(layout, slates), skinsOf: gilded }
  if (by === 'strips')
    return { layer: stripLayer(layout, slates), skinsOf: (mesh) => stripSkins(layout, mesh) }
  if (by === 'boxes') return { layer: boxLayer(layout, slates), skinsOf: enamelSkins }
  if (by === 'tiles') return { layer: tileLayer(layout, 2), skinsOf: enamelSkins }
  const make: BorderLayerPlan['make'] = ({ quality }) => makeGarland(slates, quality)
  return { layer: { name: by, madeFor: () => '', make } }
}

export default function makeKit(values: unknown): Kit {
  const layout = values as Layout
  return {
    bodies: { ...bodies, marigold: { halfX: 0.6, halfZ: 0.6, high: 0.5 } },
    forms: { plate: { geometry: () => wedgeForm(namePlate), material: 'print' } },
    print(exhibit, tools) {
      const seats = (exhibit.view as View | undefined)?.players.length ?? 1
      const print = makePlatePrint(seats, tiers[tools.quality].reflections)
      if (exhibit.view) print.write?.(momentAtRest(plan, exhibit, tools))
      return print
    },
    async paint({ by, of }, exhibit, tools) {
      const { layer, skinsOf } = painterFor(layout, by, of)
      const made = await paintLayer(layer, plan, exhibit, tools)
      const { object } = made
      if (!(object instanceof InstancedMesh)) return made
      // the layer has room for five tiles: those that are not in the exhibit are not drawn
      if (by === 'tiles')
        object.count = exhibit.things.filter(({ look }) => look.model === 'tile').length
      if (skinsOf) setSkins(object, skinsOf(object))
      return made
    },
  }
}
