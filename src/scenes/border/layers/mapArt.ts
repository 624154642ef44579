/** Canvas textures of a slate's map: region fills, motifs and values, and a mask that tells the region of each texel. */
import {
  CanvasTexture,
  LinearMipmapLinearFilter,
  NearestFilter,
  NoColorSpace,
  SRGBColorSpace,
} from 'three'
import type { Layout, Region } from '../../../games/border/edition.ts'
import { writeNumber } from '../../digits.ts'
import { drawRegionArt, MOTIF_OF_REGION } from '../../icons/regionArt.ts'
import { boxRadius, boxSpots, cellMiddle, slate } from '../../../shapes/border.ts'
import type { TablePoint } from '../../../shapes/point.ts'

/** The map covers the slate inside its frame. */
export const ground = {
  halfX: slate.halfX - slate.frame,
  halfZ: slate.halfZ - slate.frame,
} as const

export interface Inside {
  readonly index: number
  readonly cells: readonly TablePoint[]
  /** The largest free circle inside the region holds the motif, the second largest the values. */
  readonly picture: Circle
  readonly values: Circle
}

export interface Circle extends TablePoint {
  readonly radius: number
}

const hexDigits = '0123456789ABCDEF'
const gridStepCm = 0.25

/** Largest circle centred in a region that overlaps neither boxes nor `taken`, found on a grid. */
function largestCircle(
  cells: readonly TablePoint[],
  boxes: readonly TablePoint[],
  taken: readonly Circle[],
): Circle {
  const rims = [...boxes.map((box) => ({ ...box, radius: boxRadius * 0.93 })), ...taken]
  let best: Circle = { x: 0, z: 0, radius: -Infinity }
  for (const cell of cells) {
    const near = rims.filter((rim) => Math.hypot(rim.x - cell.x, rim.z - cell.z) < rim.radius + 6)
    for (let x = cell.x - boxRadius; x <= cell.x + boxRadius; x += gridStepCm) {
      for (let z = cell.z - boxRadius; z <= cell.z + boxRadius; z += gridStepCm) {
        const radius = clearance(near, x, z)
        if (radius > best.radius + 1e-6) best = { x, z, radius }
      }
    }
  }
  return best
}

function clearance(rims: readonly Circle[], x: number, z: number): number {
  let least = Infinity
  for (const rim of rims) {
    const [dx, dz] = [x - rim.x, z - rim.z]
    least = Math.min(least, Math.sqrt(dx * dx + dz * dz) - rim.radius)
  }
  return least
}

/** Collects each region's cells from the edition's text rows, where its value is one hexadecimal digit. */
export function regionInsides(layout: Layout): readonly Inside[] {
  const boxes = boxSpots(layout)
  return layout.regions.map(({ index, id }) => {
    const cells = layout.rows.flatMap((text, row) =>
      [...text].flatMap((sign, col) =>
        sign === hexDigits[id] ? [cellMiddle(layout, col, row)] : [],
      ),
    )
    const picture = largestCircle(cells, boxes, [])
    const values = largestCircle(cells, boxes, [picture])
    return { index, cells, picture, values }
  })
}

function pathOf(cells: readonly TablePoint[], grow: number): Path2D {
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

/** Region mask: grey level 16 × (index + 1), 0 outside; sampled without filtering. */
export function makeRegionMask(layout: Layout): CanvasTexture {
  const { canvas, pen } = sheetOfPaper(1024)
  pen.fillStyle = '#000'
  pen.fillRect(-ground.halfX, -ground.halfZ, ground.halfX * 2, ground.halfZ * 2)
  for (const { index, cells } of regionInsides(layout)) {
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

/** Map texture shared by all slates: stone, lighter regions, chalk motifs and values. */
export function drawSlateGround(
  layout: Layout,
  width: number,
  stone: CanvasImageSource,
): CanvasTexture {
  const { canvas, pen } = sheetOfPaper(width)
  const fill = pen.createPattern(stone, 'repeat')
  const unit = (ground.halfX * 2) / width
  fill?.setTransform(new DOMMatrix().scale(unit, unit))
  pen.fillStyle = fill ?? '#30363a'
  pen.fillRect(-ground.halfX, -ground.halfZ, ground.halfX * 2, ground.halfZ * 2)
  for (const inside of regionInsides(layout)) {
    pen.fillStyle = 'rgb(196 196 182 / 0.1)'
    pen.fill(pathOf(inside.cells, 1.04))
    const region = layout.regions[inside.index]
    if (region) drawRegion(pen, region, inside)
  }
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  texture.minFilter = LinearMipmapLinearFilter
  texture.anisotropy = 8
  return texture
}

/** Below this radius (cm) the values are written over a fainter motif. */
const narrowRadiusCm = 0.62

function drawRegion(pen: CanvasRenderingContext2D, region: Region, inside: Inside): void {
  const { picture, values } = inside
  const isNarrow = values.radius < narrowRadiusCm
  const motif = MOTIF_OF_REGION[region.id]
  if (motif) {
    const wide = Math.min(1.7, picture.radius * 0.81)
    pen.save()
    pen.translate(picture.x, picture.z)
    pen.scale(wide, wide)
    pen.globalAlpha = isNarrow ? 0.3 : 0.62
    pen.strokeStyle = '#e9e6da'
    pen.fillStyle = '#e9e6da'
    drawRegionArt(pen, motif)
    pen.restore()
  }
  const at = isNarrow ? picture : values
  const high = isNarrow ? 0.95 : Math.min(1.25, Math.max(0.85, values.radius * 1.1))
  pen.strokeStyle = 'rgb(252 247 232 / 0.95)'
  writeNumber(pen, region.first, at.x - high * 0.42, at.z, high)
  writeNumber(pen, region.later, at.x + high * 0.72, at.z + high * 0.14, high * 0.6)
}
