/** The tiling slate texture as a canvas, to fill patterns with. */
import { surfaceTextures } from '../../materials/index.ts'

const size = 256

export function stoneTile(): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = size
  canvas.height = size
  const { data } = surfaceTextures('slate', size).colour.image
  if (!(data instanceof Uint8Array)) throw new TypeError('the drawn slate has no bytes')
  const pixels = new ImageData(new Uint8ClampedArray(data), size, size)
  canvas.getContext('2d')?.putImageData(pixels, 0, 0)
  return canvas
}
