/** A slate's map with its earned regions gilded, baked into a canvas texture for exports that cannot run the shader. */
import { smoothStep } from '../../materials/noise.ts'
import {
  CanvasTexture,
  Color,
  type InstancedMesh,
  MeshStandardMaterial,
  SRGBColorSpace,
} from 'three'
import type { Layout } from '../../../games/border/edition.ts'
import type { Skin } from '../../display/skin.ts'
import { makeRegionMask } from '../layers/mapArt.ts'

/** Width of the texture in pixels. */
const wide = 1024
/** Gold for the darkest and the brightest texels (linear RGB); same values as in `ground.ts`. */
const gilt = { dark: [0.3, 0.155, 0.022], bright: [1, 0.85, 0.46], share: 0.92 } as const

function pixelsOf(image: CanvasImageSource, high: number): ImageData {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: wide, height: high })
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) throw new Error('no 2D canvas')
  pen.drawImage(image, 0, 0, wide, high)
  return pen.getImageData(0, 0, wide, high)
}

function gildIn(data: Uint8ClampedArray, i: number, dye: Color, isEarned: boolean): void {
  const colour = new Color().setRGB(
    (data[i] ?? 0) / 255,
    (data[i + 1] ?? 0) / 255,
    (data[i + 2] ?? 0) / 255,
    SRGBColorSpace,
  )
  colour.multiply(dye)
  if (isEarned) {
    const light = colour.r * 0.3 + colour.g * 0.59 + colour.b * 0.11
    const share = smoothStep(0.03, 0.42, light)
    const gold = new Color(...gilt.dark).lerp(new Color(...gilt.bright), share)
    colour.lerp(gold, gilt.share)
  }
  const hex = colour.getHex(SRGBColorSpace)
  data.set([hex >> 16, (hex >> 8) & 255, hex & 255], i)
}

function draw(
  layout: Layout,
  material: MeshStandardMaterial,
  earned: readonly boolean[],
): CanvasTexture | null {
  const art = material.map?.image as HTMLCanvasElement | undefined
  if (!art) return null
  const high = Math.round((wide * art.height) / art.width)
  const seen = pixelsOf(art, high)
  const mask = makeRegionMask(layout)
  const regions = pixelsOf(mask.image as HTMLCanvasElement, high).data
  mask.dispose()
  for (let i = 0; i < seen.data.length; i += 4) {
    const region = Math.round((regions[i] ?? 0) / 16) - 1
    gildIn(seen.data, i, material.color, earned[region] === true)
  }
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: wide, height: high })
  canvas.getContext('2d')?.putImageData(seen, 0, 0)
  const picture = new CanvasTexture(canvas)
  picture.colorSpace = SRGBColorSpace
  return picture
}

/** No skin for slates without earned regions: they keep the shared texture. */
export function gildedSkins(layout: Layout, mesh: InstancedMesh): (at: number) => Skin {
  return (at) => {
    const earned = layout.regions.map(({ index }) => {
      const three = mesh.geometry.getAttribute(
        ['aEarnedA', 'aEarnedB', 'aEarnedC'][Math.floor(index / 3)] ?? '',
      )
      return (three?.getComponent(at, index % 3) ?? 0) > 0.5
    })
    const { material } = mesh
    if (!earned.includes(true) || !(material instanceof MeshStandardMaterial)) return {}
    const picture = draw(layout, material, earned)
    return picture ? { picture } : {}
  }
}
