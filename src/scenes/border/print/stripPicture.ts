/** Score strips baked into one canvas texture for exports that cannot run their shader. */
import { CanvasTexture, type InstancedMesh, SRGBColorSpace } from 'three'
import type { Layout } from '../../../games/border/edition.ts'
import type { Skin } from '../../display/skin.ts'
import { writeNumber } from '../../digits.ts'
import { cellHalfX, cellHalfZ } from '../layers/stripShader.ts'

/** Pixels per cm. */
const scale = 48
const ink = { plain: '#f6f3e9', ring: '#ffedba', struck: '#e0a490' } as const
const ground = { open: '#33393f', won: '#845f28', edge: '#50565c' } as const

interface Marks {
  readonly first: boolean
  readonly later: boolean
  readonly struck: boolean
}

function ring(pen: CanvasRenderingContext2D, x: number, wide: number, high: number): void {
  pen.beginPath()
  pen.ellipse(x, 0.1, wide, high, 0, 0, 2 * Math.PI)
  pen.stroke()
}

/** Coordinates are cm from the cell's centre. */
function drawCell(
  pen: CanvasRenderingContext2D,
  [first, later]: readonly [number, number],
  marks: Marks,
  half: number,
): void {
  const [firstAt, laterAt] = [-half * 0.28, half * 0.58]
  pen.fillStyle = ground.edge
  pen.fillRect(-half, -cellHalfZ, half * 2, cellHalfZ * 2)
  pen.fillStyle = marks.first || marks.later ? ground.won : ground.open
  pen.fillRect(-half + 0.08, -cellHalfZ + 0.08, half * 2 - 0.16, cellHalfZ * 2 - 0.16)
  pen.strokeStyle = ink.plain
  pen.globalAlpha = marks.struck || marks.later ? 0.34 : 1
  writeNumber(pen, first, firstAt, 0.06, 1.28, 0.15)
  pen.globalAlpha = marks.first ? 0.2 : marks.later ? 1 : 0.72
  writeNumber(pen, later, laterAt, 0.14, 0.86, 0.15)
  pen.globalAlpha = 1
  pen.lineWidth = 0.2
  pen.strokeStyle = ink.ring
  if (marks.first) ring(pen, firstAt, 0.92, 1.02)
  if (marks.later) ring(pen, laterAt, 0.62, 0.84)
  if (!marks.struck) return
  pen.strokeStyle = ink.struck
  pen.beginPath()
  pen.moveTo(firstAt - 0.85, 0.68)
  pen.lineTo(firstAt + 0.85, -0.56)
  pen.stroke()
}

function draw({ regions }: Layout, mesh: InstancedMesh): CanvasTexture {
  const half = cellHalfX(regions.length)
  const canvas = document.createElement('canvas')
  const [wide, high] = [half * 2 * scale, cellHalfZ * 2 * scale]
  const rows = Math.ceil(mesh.count / regions.length)
  Object.assign(canvas, {
    width: Math.round(wide * regions.length),
    height: Math.round(high * rows),
  })
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no 2D canvas')
  const [cells, marks] = [mesh.geometry.getAttribute('aCell'), mesh.geometry.getAttribute('aMark')]
  for (let at = 0; at < mesh.count; at += 1) {
    const region = regions[cells.getX(at)]
    if (!region) continue
    pen.save()
    pen.translate(
      ((at % regions.length) + 0.5) * wide,
      (Math.floor(at / regions.length) + 0.5) * high,
    )
    pen.scale(scale, scale)
    const [first, later, struck] = [marks.getX(at), marks.getY(at), marks.getZ(at)].map(
      (share) => share > 0.5,
    )
    drawCell(
      pen,
      [region.first, region.later],
      { first: first === true, later: later === true, struck: struck === true },
      half,
    )
    pen.restore()
  }
  const picture = new CanvasTexture(canvas)
  picture.colorSpace = SRGBColorSpace
  return picture
}

export function stripSkins(layout: Layout, mesh: InstancedMesh): (at: number) => Skin {
  let picture: CanvasTexture | null = null
  const columns = layout.regions.length
  const rows = Math.ceil(mesh.count / columns)
  return (at) => {
    picture ??= draw(layout, mesh)
    const [column, row] = [at % columns, Math.floor(at / columns)]
    return { picture, cell: [column / columns, 1 - (row + 1) / rows, 1 / columns, 1 / rows] }
  }
}
