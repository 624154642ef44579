/** Texture atlas of the six colour signs, white on black: four columns, two rows. */
import { CanvasTexture, LinearMipmapLinearFilter, NoColorSpace } from 'three'
import { colours } from '../../../games/border/vocabulary.ts'
import { COLOUR_GLYPHS } from '../../icons/glyphs.ts'

const cell = 128

export function makeGlyphAtlas(): CanvasTexture {
  const canvas = document.createElement('canvas')
  canvas.width = cell * 4
  canvas.height = cell * 2
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no 2D canvas')
  pen.fillStyle = '#000'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = '#fff'
  colours.forEach((colour, i) => {
    pen.save()
    pen.translate((i % 4) * cell, Math.floor(i / 4) * cell)
    // padding, so that cells do not bleed into each other in smaller mipmaps
    pen.translate(cell * 0.08, cell * 0.08)
    pen.scale((cell * 0.84) / 24, (cell * 0.84) / 24)
    const sign = new Path2D(COLOUR_GLYPHS[colour])
    pen.clip(sign, 'evenodd')
    pen.fillRect(0, 0, 24, 24)
    pen.restore()
  })
  const texture = new CanvasTexture(canvas)
  texture.flipY = false
  texture.colorSpace = NoColorSpace
  texture.minFilter = LinearMipmapLinearFilter
  texture.anisotropy = 4
  return texture
}
