/** Many small drawings in one texture: square cells, each by its key, with a rim so that neighbours do not bleed. */
import type { CanvasTexture } from 'three'
import { makeCanvasMap } from '../../materials/canvasMap.ts'
import type { Pen } from './pen.ts'

export interface Drawing {
  readonly key: string
  /** How wide it is for its height; 1 when left out. */
  readonly aspect?: number
  /** Draws round the origin, `size` high and as many times wider as its aspect says. */
  draw(pen: Pen, size: number): void
}

/** Left, upper, right and lower edge in the texture, v counted from the top. */
export type Rect = readonly [number, number, number, number]

export interface Atlas {
  readonly texture: CanvasTexture
  readonly width: number
  readonly height: number
  rectOf(key: string): Rect
  dispose(): void
}

const rim = 0.05

/** `cell` is in pixels; the texture is as near to a square as its number of cells allows. */
export function makeAtlas(drawings: readonly Drawing[], cell: number): Atlas {
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
    // a wide drawing is pressed into its square cell and drawn out again by what it lies on
    pen.scale(1 / aspect, 1)
    draw(pen, cell * (1 - 2 * rim))
    pen.restore()
    const inset = rim * cell
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
