/** How Nagaraja's components are shown by themselves: cards in their print, a temple with its light. */
import { Color, Group, type Object3D, ShaderMaterial } from 'three'
import type { Box } from '../../games/nagaraja/edition.ts'
import type { View } from '../../games/nagaraja/types.ts'
import type { BoardTexture } from '../board/print.ts'
import { stillPlan } from '../board/plan.ts'
import type { Exhibit, Kit, KitTools, PaintedLayer } from '../display/exhibit.ts'
import { meshesIn } from '../display/measure.ts'
import { goAs } from '../display/skin.ts'
import { makeCanvasMap } from '../materials/canvasMap.ts'
import { tiers } from '../quality.ts'
import { cardForm } from './cardForm.ts'
import { glowLayer } from './layers/glow.ts'
import { lightLayer, type NagarajaLayerPlan, type NagarajaMoment } from './layers/light.ts'
import { nameLayer } from './layers/names.ts'
import { lightChange } from './lightPlan.ts'
import { back, bodies } from './looks.ts'
import { drawAtlas, planAtlas } from './print/atlas.ts'
import { plainLight } from './print/plainLight.ts'

const nothing: ReadonlySet<string> = new Set()

function momentOf(box: Box, { view }: Exhibit, { poseOf, say }: KitTools): NagarajaMoment {
  const to = view as View
  return {
    beat: {
      number: 0,
      from: to,
      to,
      events: [],
      plan: { ...stillPlan, light: lightChange(box, to, to) },
    },
    seconds: 0,
    names: ['Jharokha', 'Jharokha'],
    say,
    acting: [],
    focused: null,
    pointed: null,
    chosen: [],
    isArrived: true,
    glow: nothing,
    focus: nothing,
    poseOf,
    faceOf: () => undefined,
  }
}

/** The faces that are shown, and no others: one card is as sharp as it is in a hand. */
function printCards(
  { edition }: Box,
  { things }: Exhibit,
  { quality, say }: KitTools,
): BoardTexture {
  const wanted = new Set(things.map(({ look }) => look.face))
  const faces = edition.cards.faces.filter(({ id }) => wanted.has(id))
  const plan = planAtlas(faces.length + 1, tiers[quality].reflections ? 4096 : 2048)
  const { pen, map: texture } = makeCanvasMap(plan.wide, plan.high)
  const patches = drawAtlas(pen, plan, faces, ({ ability, strength, arrow }) =>
    say({ key: `nagaraja.card.${ability}`, parts: { n: strength, arrow: { raw: arrow } } }),
  )
  return {
    texture,
    roughness: 0.75,
    metalness: 0,
    cellOf(face) {
      const { x, y, wide, high } =
        (face === back ? undefined : patches.faces.get(String(face))) ?? patches.back
      return [x, 1 - y - high, wide, high]
    },
    dispose: () => texture.dispose(),
  }
}

/** Light in corridors is painted by a shader: other programs get a strip that shines. */
function tellLight(object: Object3D): void {
  for (const mesh of meshesIn(object)) {
    const { geometry, material } = mesh
    if (!(material instanceof ShaderMaterial) || !geometry.hasAttribute('aFlow')) continue
    const tint: unknown = material.uniforms['uTint']?.value
    if (tint instanceof Color) goAs(mesh, () => plainLight(mesh, tint))
  }
}

async function paintLayers(
  layers: readonly NagarajaLayerPlan[],
  box: Box,
  exhibit: Exhibit,
  tools: KitTools,
): Promise<PaintedLayer> {
  const { quality } = tools
  const [tier, view] = [tiers[quality], exhibit.view as View]
  const made = await Promise.all(layers.map((layer) => layer.make({ tier, quality, view })))
  const object = new Group()
  for (const layer of made) {
    layer.paint(momentOf(box, exhibit, tools))
    object.add(layer.object)
    tellLight(layer.object)
  }
  return { object, dispose: () => made.forEach((layer) => layer.dispose()) }
}

export default function makeKit(values: unknown): Kit {
  const box = values as Box
  return {
    bodies,
    forms: { card: { geometry: cardForm, material: 'print' } },
    print: (exhibit, tools) => printCards(box, exhibit, tools),
    paint({ by, of }, exhibit, tools) {
      if (by === 'names') return paintLayers([nameLayer()], box, exhibit, tools)
      const seats = of === undefined ? [0, 1] : [Number(of)]
      return paintLayers([lightLayer(box, seats), glowLayer(box)], box, exhibit, tools)
    },
  }
}
