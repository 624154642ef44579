/** Makes a canvas with its 2D context and a texture of it, for prints on things. */
import { CanvasTexture, LinearMipmapLinearFilter, SRGBColorSpace } from 'three'

export interface CanvasMap {
  readonly pen: CanvasRenderingContext2D
  readonly map: CanvasTexture
}

export function makeCanvasMap(wide: number, high: number): CanvasMap {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: wide, height: high })
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no 2D canvas')
  const map = new CanvasTexture(canvas)
  map.colorSpace = SRGBColorSpace
  map.minFilter = LinearMipmapLinearFilter
  map.anisotropy = 8
  return { pen, map }
}
