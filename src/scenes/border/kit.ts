/** How The Border's components are shown by themselves: by the layers that draw them in a match. */
import { InstancedMesh } from 'three'
import type { Layout } from '../../games/border/edition.ts'
import type { View } from '../../games/border/types.ts'
import { stillPlan } from '../board/plan.ts'
import { wedgeForm } from '../board/wedge.ts'
import type { Exhibit, Kit, KitTools, PaintedLayer } from '../display/exhibit.ts'
import { type Skin, wear } from '../display/skin.ts'
import { tiers } from '../quality.ts'
import { slateSpots } from './lay.ts'
import { boxLayer } from './layers/boxes.ts'
import type { BorderLayerPlan, BorderMoment } from './layers/chalk.ts'
import { makeGarland } from './layers/garland.ts'
import { groundLayer } from './layers/ground.ts'
import { stripLayer } from './layers/stripCells.ts'
import { tileLayer } from './layers/tiles.ts'
import { enamelSkins } from './print/enamelPicture.ts'
import { gildedSkins } from './print/gildedPicture.ts'
import { makePlatePrint } from './print/plates.ts'
import { stripSkins } from './print/stripPicture.ts'
import { bodies, namePlate } from './things.ts'

/** One slate in the middle of the cloth. */
export const oneSlate = [{ x: 0, z: 0 }] as const
const nothing: ReadonlySet<string> = new Set()
const plan = { ...stillPlan, crosses: [], rings: [], strikes: [], garland: null }

function momentOf({ view, things }: Exhibit, { poseOf, say }: KitTools): BorderMoment {
  const to = view as View
  const faces = new Map(things.map(({ id, look }) => [id, look.face]))
  return {
    beat: { number: 0, from: to, to, events: [], plan },
    seconds: 0,
    names: to.players.map(() => 'Jharokha'),
    say,
    acting: [],
    focused: null,
    pointed: null,
    chosen: [],
    isArrived: true,
    glow: nothing,
    focus: nothing,
    poseOf,
    faceOf: (id) => faces.get(id),
  }
}

async function paintLayer(
  layer: BorderLayerPlan,
  exhibit: Exhibit,
  tools: KitTools,
): Promise<PaintedLayer> {
  const { quality } = tools
  const made = await layer.make({ tier: tiers[quality], quality, view: exhibit.view as View })
  made.paint(momentOf(exhibit, tools))
  return made
}

/** What shaders paint is drawn once more, for programs that do not know them. */
function dress(
  made: PaintedLayer,
  skinsOf: (mesh: InstancedMesh) => (at: number) => Skin,
): PaintedLayer {
  const { object } = made
  if (object instanceof InstancedMesh) wear(object, skinsOf(object))
  return made
}

/** Tiles that are not shown have no copy. */
async function paintTiles(
  layout: Layout,
  exhibit: Exhibit,
  tools: KitTools,
): Promise<PaintedLayer> {
  const made = await paintLayer(tileLayer(layout, 2), exhibit, tools)
  const count = exhibit.things.filter(({ look }) => look.model === 'tile').length
  if (made.object instanceof InstancedMesh) made.object.count = count
  return dress(made, enamelSkins)
}

export default function makeKit(values: unknown): Kit {
  const layout = values as Layout
  return {
    bodies: { ...bodies, marigold: { halfX: 0.6, halfZ: 0.6, high: 0.5 } },
    forms: { plate: { geometry: () => wedgeForm(namePlate), material: 'print' } },
    print(exhibit, tools) {
      const seats = (exhibit.view as View | undefined)?.players.length ?? 1
      const print = makePlatePrint(seats, tiers[tools.quality].reflections)
      if (exhibit.view) print.write?.(momentOf(exhibit, tools))
      return print
    },
    async paint({ by, of }, seen, tools) {
      const slates = of === undefined ? oneSlate : slateSpots(Number(of)).slice(0, Number(of))
      if (by === 'ground') {
        const made = await paintLayer(groundLayer(layout, slates), seen, tools)
        return dress(made, (mesh) => gildedSkins(layout, mesh))
      }
      if (by === 'strips') {
        const made = await paintLayer(stripLayer(layout, slates), seen, tools)
        return dress(made, (mesh) => stripSkins(layout, mesh))
      }
      if (by === 'boxes') {
        return dress(await paintLayer(boxLayer(layout, slates), seen, tools), enamelSkins)
      }
      if (by === 'tiles') return paintTiles(layout, seen, tools)
      return paintLayer(
        { name: by, madeFor: () => '', make: ({ quality }) => makeGarland(slates, quality) },
        seen,
        tools,
      )
    },
  }
}
