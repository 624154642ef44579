/** Converts materials to those of glTF: standard materials, and unlit ones for what shines by itself. */
import {
  CanvasTexture,
  Color,
  DataTexture,
  type Material,
  MeshBasicMaterial,
  MeshStandardMaterial,
  type Texture,
} from 'three'
import { makeMaterial, recipeFor } from '../materials/index.ts'
import type { Skin } from './skin.ts'

/** The low tier simplifies materials: models get the full material of the same recipe. */
function whole(material: Material): Material {
  const recipe = recipeFor(material.name)
  const isPlain = !(material instanceof MeshStandardMaterial)
  return recipe && isPlain ? makeMaterial(recipe, 'medium') : material
}

const canvases = new WeakMap<Texture, CanvasTexture>()

/** The exporter flips normal maps, and can only flip textures whose image can be drawn on a canvas. */
function drawable(texture: Texture): Texture {
  if (!(texture instanceof DataTexture)) return texture
  const known = canvases.get(texture)
  if (known) return known
  const { data, width, height } = texture.image
  if (!data) return texture
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const pixels = new ImageData(new Uint8ClampedArray(data), width, height)
  canvas.getContext('2d')?.putImageData(pixels, 0, 0)
  const made = new CanvasTexture(canvas)
  made.flipY = texture.flipY
  made.colorSpace = texture.colorSpace
  made.wrapS = texture.wrapS
  made.wrapT = texture.wrapT
  made.repeat.copy(texture.repeat)
  canvases.set(texture, made)
  return made
}

function dyed(made: MeshStandardMaterial | MeshBasicMaterial, { tint, picture }: Skin): void {
  if (picture) {
    made.map = picture
    made.color.set('#fff')
  }
  if (tint) made.color.multiply(new Color().setRGB(tint[0] ?? 1, tint[1] ?? 1, tint[2] ?? 1))
}

/** Geometries without UVs get no textures. */
export function plainMaterial(material: Material, skin: Skin, hasUv: boolean): Material {
  const from = whole(material) as Material & Partial<MeshStandardMaterial>
  const shared = {
    name: material.name || 'print',
    ...(from.color && { color: from.color }),
    ...(hasUv && from.map && { map: from.map }),
    vertexColors: from.vertexColors,
    transparent: from.transparent,
    opacity: from.opacity,
    side: from.side,
  }
  if (from instanceof MeshBasicMaterial) {
    const made = new MeshBasicMaterial(shared)
    dyed(made, skin)
    return made
  }
  const made = new MeshStandardMaterial({
    ...shared,
    ...(hasUv && from.normalMap && { normalMap: drawable(from.normalMap) }),
    // glTF has both in one texture
    ...(hasUv &&
      from.roughnessMap && { roughnessMap: from.roughnessMap, metalnessMap: from.roughnessMap }),
    roughness: Math.min(1, from.roughness ?? 0.9),
    metalness: from.metalness ?? 0,
  })
  if (from.normalScale) made.normalScale.copy(from.normalScale)
  dyed(made, skin)
  return made
}
