// A hand of cards for the look page, printed into one picture.
import '@fontsource/alegreya/700.css'
import { CanvasTexture, MeshStandardMaterial, SRGBColorSpace } from 'three'
import { nagaraja } from '../../src/games/nagaraja/index.ts'
import { printFont } from '../../src/scenes/nagaraja/print/ability.ts'
import { drawAtlas, type Patch, planAtlas } from '../../src/scenes/nagaraja/print/atlas.ts'
import type { CardFace } from '../../src/scenes/nagaraja/print/face.ts'
import { loadDictionary } from '../../src/words/load.ts'
import { makeVoice } from '../../src/words/voice.ts'

const faces = nagaraja.values.edition.cards.faces
const voice = makeVoice('en', await loadDictionary('en'), String)
await document.fonts.load(`700 40px ${printFont}`, 'Aa')

/** One picture for one hand or pile: only the faces that lie in it. */
function printed(hand: readonly CardFace[]): {
  map: CanvasTexture
  patches: ReturnType<typeof drawAtlas>
} {
  const atlas = planAtlas(hand.length + 1)
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: atlas.wide, height: atlas.high })
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no 2D canvas')
  const patches = drawAtlas(pen, atlas, hand, ({ ability, arrow, strength }) =>
    voice.say({ key: `nagaraja.card.${ability}`, parts: { n: strength, arrow: { raw: arrow } } }),
  )
  const map = new CanvasTexture(canvas)
  map.colorSpace = SRGBColorSpace
  map.flipY = false
  map.anisotropy = 8
  return { map, patches }
}

export const hand = [0, 6, 9, 13, 18].map((i) => faces[i]).filter((one) => one !== undefined)
export const print = printed(hand)

export function look({ x, y, wide, high }: Patch): MeshStandardMaterial {
  const map = print.map.clone()
  map.repeat.set(wide, high)
  map.offset.set(x, y)
  return new MeshStandardMaterial({ map, roughness: 0.75 })
}
