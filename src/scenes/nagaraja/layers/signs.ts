/** Layer: brass discs and tablets with the names of floors and niches, as one mesh with one atlas texture. */
import {
  BufferGeometry,
  type CanvasTexture,
  Float32BufferAttribute,
  Mesh,
  MeshStandardMaterial,
} from 'three'
import { makeCanvasMap } from '../../materials/canvasMap.ts'
import type { Box } from '../../../games/nagaraja/edition.ts'
import type { View } from '../../../games/nagaraja/types.ts'
import { writeNumber } from '../../digits.ts'
import { printFont } from '../print/ability.ts'
import { placeNames, type PlaceSign, roundel, signsOf, tablet } from '../signs.ts'
import type { NagarajaLayer, NagarajaLayerPlan, NagarajaMoment } from './light.ts'

type Point = readonly [x: number, y: number, z: number]
/** UV within an atlas cell, from its lower left corner. */
type InCell = readonly [u: number, v: number]

/** Cell size in pixels; same aspect ratio as a tablet. */
const cell = { wide: 192, high: 126 } as const
const columns = 5
/** Quiet on marble: helpers for those who speak or use keys, not what a player looks at first. */
const tones = { edge: '#b59c72', ground: '#cbb993', ink: '#4a3520' } as const
/** Letter height, digit width, gap between letter and digits (pixels). */
const letter = { high: 74, figure: 50, gap: 12 } as const
const corners = 20

/** Letters by font, digits by `writeNumber`: the font has old-style figures of different heights. */
function writeName(pen: CanvasRenderingContext2D, name: string, x: number, y: number): void {
  const [, letters = name, digits = ''] = /^(\D*)(0|[1-9]\d*)?$/.exec(name) ?? []
  const figures = digits.length * letter.figure
  const before = letters === '' ? 0 : pen.measureText(letters).width + letter.gap
  const wide = Math.min(cell.wide - 24, before + figures)
  if (letters !== '')
    pen.fillText(letters, x - wide / 2 + before / 2, y + letter.high * 0.06, wide - figures)
  if (digits !== '')
    writeNumber(pen, Number(digits), x + wide / 2 - figures / 2, y, letter.high, 0.16)
}

function drawNames(names: readonly string[]): CanvasTexture {
  const { wide, high } = cell
  const [across, along] = [columns * wide, Math.ceil(names.length / columns) * high]
  const { pen, map } = makeCanvasMap(across, along)
  pen.fillStyle = tones.ground
  pen.fillRect(0, 0, across, along)
  pen.font = `700 ${letter.high * 1.5}px ${printFont}`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  names.forEach((name, i) => {
    const [x, y] = [(i % columns) * wide, Math.floor(i / columns) * high]
    pen.strokeStyle = tones.edge
    pen.lineWidth = 5
    pen.strokeRect(x + 2, y + 2, wide - 4, high - 4)
    pen.fillStyle = pen.strokeStyle = tones.ink
    writeName(pen, name, x + wide / 2, y + high / 2)
  })
  return map
}

/** Vertex positions and UVs of one mesh. */
interface Printed {
  readonly place: number[]
  readonly uv: number[]
}

function addFace(
  { place, uv }: Printed,
  at: number,
  rows: number,
  fan: readonly [Point, InCell][],
) {
  const [column, row] = [at % columns, Math.floor(at / columns)]
  for (let i = 2; i < fan.length; i += 1)
    for (const one of [fan[0], fan[i - 1], fan[i]]) {
      if (!one) continue
      const [point, [u, v]] = one
      place.push(...point)
      uv.push((column + u) / columns, 1 - (row + 1 - v) / rows)
    }
}

/** A flat disc. */
function addRoundel(into: Printed, { at: [x, y, z] }: PlaceSign, name: number, rows: number): void {
  const share = cell.high / cell.wide / 2
  const rim = Array.from({ length: corners }, (_, i): [Point, InCell] => {
    const [right, up] = [
      Math.cos((i / corners) * 2 * Math.PI),
      Math.sin((i / corners) * 2 * Math.PI),
    ]
    const { radius } = roundel
    return [
      [x + right * radius, y, z - up * radius],
      [0.5 + right * share * 0.94, 0.5 + up * 0.47],
    ]
  })
  addFace(into, name, rows, rim)
}

/** A tilted slab; its unprinted sides use the edge colour of the atlas cell. */
function addTablet(into: Printed, { at: [x, y, z] }: PlaceSign, name: number, rows: number): void {
  const { wide, high, thick, lean } = tablet
  const corner = (right: number, up: number, out: number): Point => [
    x + (right * wide) / 2,
    y + (up * high * Math.cos(lean)) / 2 + out * thick * Math.sin(lean),
    z - (up * high * Math.sin(lean)) / 2 + out * thick * Math.cos(lean),
  ]
  const bare = [0.012, 0.012] as const
  const face = (points: readonly Point[]) =>
    addFace(
      into,
      name,
      rows,
      points.map((point): [Point, InCell] => [point, bare]),
    )
  addFace(into, name, rows, [
    [corner(-1, -1, 0), [0, 0]],
    [corner(1, -1, 0), [1, 0]],
    [corner(1, 1, 0), [1, 1]],
    [corner(-1, 1, 0), [0, 1]],
  ])
  face([corner(-1, 1, 0), corner(1, 1, 0), corner(1, 1, -1), corner(-1, 1, -1)])
  face([corner(-1, -1, -1), corner(-1, -1, 0), corner(-1, 1, 0), corner(-1, 1, -1)])
  face([corner(1, -1, 0), corner(1, -1, -1), corner(1, 1, -1), corner(1, 1, 0)])
}

function fill(
  geometry: BufferGeometry,
  signs: readonly PlaceSign[],
  names: readonly string[],
): void {
  const into: Printed = { place: [], uv: [] }
  const rows = Math.ceil(names.length / columns)
  for (const sign of signs) {
    const add = sign.kind === 'floor' ? addRoundel : addTablet
    add(into, sign, names.indexOf(sign.text), rows)
  }
  geometry.setAttribute('position', new Float32BufferAttribute(into.place, 3))
  geometry.setAttribute('uv', new Float32BufferAttribute(into.uv, 2))
  geometry.computeVertexNormals()
}

function makeSigns(box: Box): NagarajaLayer {
  const names = [...new Set(placeNames(box))]
  const map = drawNames(names)
  const geometry = new BufferGeometry()
  const material = new MeshStandardMaterial({ map, roughness: 0.7 })
  const mesh = new Mesh(geometry, material)
  mesh.name = 'signs'
  mesh.receiveShadow = true
  mesh.frustumCulled = false
  let last: View | null = null
  let heights = ''
  return {
    object: mesh,
    paint({ beat, isArrived }: NagarajaMoment) {
      const view = isArrived ? beat.to : beat.from
      if (view === last) return
      last = view
      const signs = signsOf(box, view)
      // rebuilds the geometry only if a label's height changed
      const now = signs.map(({ at }) => at[1]).join(' ')
      if (now !== heights) fill(geometry, signs, names)
      heights = now
    },
    dispose() {
      geometry.dispose()
      material.dispose()
      map.dispose()
    },
  }
}

export const signLayer = (box: Box): NagarajaLayerPlan => ({
  name: 'signs',
  madeFor: () => '',
  async make() {
    await document.fonts.load(`700 40px ${printFont}`, 'N0')
    return makeSigns(box)
  },
})
