/** The drawn ground of a slate: the insides of the regions with their pictures and values, and who is where. */
import {
  CanvasTexture,
  LinearMipmapLinearFilter,
  NearestFilter,
  NoColorSpace,
  SRGBColorSpace,
} from 'three'
import type { Layout } from '../../games/border/layout.ts'
import { writeNumber } from '../digits.ts'
import { boxRadius, cellSpot, slate, type Spot } from './lay.ts'

/** The drawing covers the slate inside its frame. */
export const ground = {
  halfX: slate.halfX - slate.frame,
  halfZ: slate.halfZ - slate.frame,
} as const

interface Inside {
  readonly index: number
  readonly cells: readonly Spot[]
  /** The cell nearest to the middle of all. */
  readonly heart: Spot
}

const signs = '0123456789ABCDEF'

/** The cells inside each region, from the drawn rows: a region is marked by its value as one sign. */
export function insides(layout: Layout): readonly Inside[] {
  return layout.regions.map(({ index, id }) => {
    const cells = layout.rows.flatMap((text, row) =>
      [...text].flatMap((sign, col) => (sign === signs[id] ? [cellSpot(layout, col, row)] : [])),
    )
    const x = cells.reduce((sum, cell) => sum + cell.x, 0) / Math.max(1, cells.length)
    const z = cells.reduce((sum, cell) => sum + cell.z, 0) / Math.max(1, cells.length)
    return { index, cells, heart: { x, z } }
  })
}

function pathOf(cells: readonly Spot[], grow: number): Path2D {
  const path = new Path2D()
  for (const cell of cells) {
    for (let i = 0; i < 6; i += 1) {
      const angle = ((i + 0.5) * Math.PI) / 3
      const x = cell.x + Math.cos(angle) * boxRadius * grow
      const z = cell.z + Math.sin(angle) * boxRadius * grow
      if (i === 0) path.moveTo(x, z)
      else path.lineTo(x, z)
    }
    path.closePath()
  }
  return path
}

function sheetOfPaper(width: number): { canvas: HTMLCanvasElement; pen: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = Math.round((width * ground.halfZ) / ground.halfX)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no 2D canvas')
  const scale = width / (ground.halfX * 2)
  pen.scale(scale, scale)
  pen.translate(ground.halfX, ground.halfZ)
  return { canvas, pen }
}

/** Which region a point belongs to: index + 1 in steps of 1/16, 0 outside of all. */
export function makeRegionMask(layout: Layout): CanvasTexture {
  const { canvas, pen } = sheetOfPaper(1024)
  pen.fillStyle = '#000'
  pen.fillRect(-ground.halfX, -ground.halfZ, ground.halfX * 2, ground.halfZ * 2)
  for (const { index, cells } of insides(layout)) {
    const grey = (index + 1) * 16
    pen.fillStyle = `rgb(${grey} ${grey} ${grey})`
    pen.fill(pathOf(cells, 1.04))
  }
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = NoColorSpace
  texture.generateMipmaps = false
  texture.minFilter = NearestFilter
  texture.magFilter = NearestFilter
  return texture
}

/** Draws the picture of a region round the origin, about 2 units wide, in the pen's colour. */
export type Picture = (pen: CanvasRenderingContext2D) => void

export interface GroundArt {
  readonly texture: CanvasTexture
  dispose(): void
}

/** What all slates share: slate, regions a shade lighter, their pictures in chalk, their values. */
export function makeGround(
  layout: Layout,
  width: number,
  stone: CanvasImageSource,
  pictures: readonly (Picture | undefined)[],
): CanvasTexture {
  const { canvas, pen } = sheetOfPaper(width)
  const fill = pen.createPattern(stone, 'repeat')
  if (fill)
    fill.setTransform(new DOMMatrix().scale((ground.halfX * 2) / width, (ground.halfX * 2) / width))
  pen.fillStyle = fill ?? '#30363a'
  pen.fillRect(-ground.halfX, -ground.halfZ, ground.halfX * 2, ground.halfZ * 2)
  for (const { index, cells, heart } of insides(layout)) {
    pen.fillStyle = 'rgb(196 190 168 / 0.13)'
    pen.fill(pathOf(cells, 1.04))
    const region = layout.regions[index]
    if (!region) continue
    pen.save()
    pen.translate(heart.x, heart.z)
    drawRegion(pen, pictures[index], cells.length, region.first, region.later)
    pen.restore()
  }
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  texture.minFilter = LinearMipmapLinearFilter
  texture.anisotropy = 8
  return texture
}

function drawRegion(
  pen: CanvasRenderingContext2D,
  picture: Picture | undefined,
  cells: number,
  first: number,
  later: number,
): void {
  const size = Math.min(2.6, 0.9 + cells * 0.13)
  if (picture) {
    pen.save()
    pen.scale(size, size)
    pen.strokeStyle = 'rgb(236 230 210 / 0.8)'
    pen.fillStyle = 'rgb(236 230 210 / 0.8)'
    picture(pen)
    pen.restore()
  }
  const down = picture ? size * 0.9 : 0
  pen.strokeStyle = 'rgb(250 244 226 / 0.92)'
  writeNumber(pen, first, -0.4, down, 1.15)
  writeNumber(pen, later, 0.95, down + 0.16, 0.72)
}
