/** Column letters and row numbers on a slate's frame, rendered while a box is named by its coordinates. */
import { CanvasTexture, Group, Mesh, MeshBasicMaterial, PlaneGeometry, SRGBColorSpace } from 'three'
import type { Layout } from '../../../games/border/edition.ts'
import { columnLetter, cornerOf } from '../../../games/border/telling/names.ts'
import { cellMiddle, slate } from '../../../shapes/border.ts'
import type { TablePoint } from '../../../shapes/point.ts'

/** Pixels per cm of the canvas, and letter height (cm). */
const pixelsPerCm = 36
const signCm = 0.92
const font = `700 ${signCm * pixelsPerCm}px 'Alegreya Sans', sans-serif`
/** The letters lie on the wooden frame: distance from the slate's edge, and height (cm). */
const frameRim = { middle: slate.frame / 2, top: 1.05 } as const

function draw(layout: Layout): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = slate.halfX * 2 * pixelsPerCm
  canvas.height = slate.halfZ * 2 * pixelsPerCm
  const pen = canvas.getContext('2d')
  if (!pen) return canvas
  pen.font = font
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillStyle = '#ffe9b0'
  const write = (text: string, { x, z }: TablePoint) =>
    pen.fillText(text, (x + slate.halfX) * pixelsPerCm, (z + slate.halfZ) * pixelsPerCm)
  const { left, top } = cornerOf(layout)
  const columns = new Set(layout.boxes.map(({ col }) => col))
  const rows = new Set(layout.boxes.map(({ row }) => row))
  for (const col of columns) {
    // rows are offset by half a box: the letter stands between the columns of even and odd rows
    const x = (cellMiddle(layout, col, 0).x + cellMiddle(layout, col, 1).x) / 2
    for (const z of [-slate.halfZ + frameRim.middle, slate.halfZ - frameRim.middle])
      write(columnLetter(col - left), { x, z })
  }
  for (const row of rows) {
    const { z } = cellMiddle(layout, left, row)
    for (const x of [-slate.halfX + frameRim.middle, slate.halfX - frameRim.middle])
      write(String(1 + row - top), { x, z })
  }
  return canvas
}

export interface Coordinates {
  readonly object: Group
  show(seats: ReadonlySet<number>): void
  dispose(): void
}

export async function makeCoordinates(
  layout: Layout,
  slates: readonly TablePoint[],
): Promise<Coordinates> {
  await document.fonts.load(font, 'a1')
  const texture = new CanvasTexture(draw(layout))
  texture.colorSpace = SRGBColorSpace
  const geometry = new PlaneGeometry(slate.halfX * 2, slate.halfZ * 2)
  const material = new MeshBasicMaterial({ map: texture, transparent: true, depthWrite: false })
  const object = new Group()
  const sheets = slates.map(({ x, z }, seat) => {
    const mesh = new Mesh(geometry, material)
    mesh.name = `coordinates-${seat}`
    mesh.position.set(x, frameRim.top, z)
    mesh.rotation.x = -Math.PI / 2
    mesh.visible = false
    object.add(mesh)
    return mesh
  })
  return {
    object,
    show: (seats) => sheets.forEach((mesh, seat) => void (mesh.visible = seats.has(seat))),
    dispose() {
      texture.dispose()
      geometry.dispose()
      material.dispose()
    },
  }
}
