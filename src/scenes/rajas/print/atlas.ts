/** Texture atlas of small drawings in square cells, with padding against bleeding. */
import type { CanvasTexture } from 'three'
import { makeCanvasMap } from '../../materials/canvasMap.ts'
import type { SignPen } from './pen.ts'

export interface AtlasDrawing {
  readonly key: string
  /** Width over height; 1 by default. */
  readonly aspect?: number
  /** Draws around the origin, `size` high and `size` × aspect wide. */
  draw(pen: SignPen, size: number): void
}

/** Left, top, right, bottom as shares of the texture; v counts from the top. */
export type Rect = readonly [number, number, number, number]

export interface Atlas {
  readonly texture: CanvasTexture
  readonly width: number
  readonly height: number
  rectOf(key: string): Rect
  dispose(): void
}

const padding = 0.05

/** `cell` is in pixels; the atlas is as square as possible. */
export function makeAtlas(drawings: readonly AtlasDrawing[], cell: number): Atlas {
  const columns = Math.ceil(Math.sqrt(drawings.length))
  const rows = Math.ceil(drawings.length / columns)
  const { pen, map: texture } = makeCanvasMap(columns * cell, rows * cell)
  const { canvas } = pen
  const rects = new Map<string, Rect>()
  drawings.forEach(({ key, draw, aspect = 1 }, i) => {
    const [left, top] = [(i % columns) * cell, Math.floor(i / columns) * cell]
    pen.save()
    pen.beginPath()
    pen.rect(left, top, cell, cell)
    pen.clip()
    pen.translate(left + cell / 2, top + cell / 2)
    // a wide drawing is squeezed into its square cell; its quad stretches it again
    pen.scale(1 / aspect, 1)
    draw(pen, cell * (1 - 2 * padding))
    pen.restore()
    const inset = padding * cell
    rects.set(key, [
      (left + inset) / canvas.width,
      (top + inset) / canvas.height,
      (left + cell - inset) / canvas.width,
      (top + cell - inset) / canvas.height,
    ])
  })
  texture.flipY = false
  return {
    texture,
    width: canvas.width,
    height: canvas.height,
    rectOf(key) {
      const rect = rects.get(key)
      if (!rect) throw new Error(`nothing is drawn for ${key}`)
      return rect
    },
    dispose: () => texture.dispose(),
  }
}
