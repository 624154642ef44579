/** Shows Nagaraja's components by themselves: cards in their print, a temple with its light. */
import { Color, type Object3D, ShaderMaterial } from 'three'
import type { Box } from '../../games/nagaraja/edition.ts'
import type { View } from '../../games/nagaraja/types.ts'
import type { BoardTexture } from '../board/print.ts'
import { stillPlan } from '../board/plan.ts'
import { groupOf, paintLayer } from '../display/atRest.ts'
import type { Exhibit, Kit, KitTools } from '../display/exhibit.ts'
import { meshesIn } from '../display/measure.ts'
import { setReplacement } from '../display/skin.ts'
import { makeCanvasMap } from '../materials/canvasMap.ts'
import { tiers } from '../quality.ts'
import { cardForm } from './cardForm.ts'
import { glowLayer } from './layers/glow.ts'
import { lightLayer } from './layers/light.ts'
import { nameLayer } from './layers/names.ts'
import { lightChange } from './lightPlan.ts'
import { back, bodies } from './looks.ts'
import { drawAtlas, planAtlas } from './print/atlas.ts'
import { plainLight } from './print/plainLight.ts'

/** The print of the faces in the exhibit alone, so that one card is as sharp as in a hand. */
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

/** Light in corridors is painted by a shader. Exported models get a strip of plain bright material for it. */
function setLightSubstitutes(object: Object3D): void {
  for (const mesh of meshesIn(object)) {
    const { geometry, material } = mesh
    if (!(material instanceof ShaderMaterial) || !geometry.hasAttribute('aFlow')) continue
    const tint: unknown = material.uniforms['uTint']?.value
    if (tint instanceof Color) setReplacement(mesh, () => plainLight(mesh, tint))
  }
}

export default function makeKit(values: unknown): Kit {
  const box = values as Box
  return {
    bodies,
    forms: { card: { geometry: cardForm, material: 'print' } },
    print: (exhibit, tools) => printCards(box, exhibit, tools),
    async paint({ by, of }, exhibit, tools) {
      const seats = of === undefined ? [0, 1] : [Number(of)]
      const layers = by === 'names' ? [nameLayer()] : [lightLayer(box, seats), glowLayer(box)]
      const view = exhibit.view as View
      const plan = { ...stillPlan, light: lightChange(box, view, view) }
      const made = layers.map((layer) => paintLayer(layer, plan, exhibit, tools))
      const paint = groupOf(await Promise.all(made))
      setLightSubstitutes(paint.object)
      return paint
    },
  }
}
