/** The name plates before the slates: brass wedges with each player's name and points, bright for who is to act or has won. */
import {
  BufferGeometry,
  CanvasTexture,
  Float32BufferAttribute,
  LinearMipmapLinearFilter,
  Mesh,
  MeshStandardMaterial,
  SRGBColorSpace,
} from 'three'
import { writeNumber } from '../digits.ts'
import { slate, type Spot } from './lay.ts'

const plate = { halfX: 9, rise: 1, deep: 2.1, gap: 0.25 } as const
const row = 128
const columns = 1024

/** Four corners of a face, counter-clockwise from the lower left; the text's rows count from the top. */
function wedges(slates: readonly Spot[]): BufferGeometry {
  const place: number[] = []
  const uv: number[] = []
  const index: number[] = []
  const quad = (corners: readonly (readonly number[])[], rect: readonly number[]) => {
    const [u0 = 0, v0 = 0, u1 = 0, v1 = 0] = rect
    const at = place.length / 3
    for (const corner of corners) place.push(...corner)
    uv.push(u0, v0, u1, v0, u1, v1, u0, v1)
    index.push(at, at + 1, at + 2, at, at + 2, at + 3)
  }
  slates.forEach((spot, seat) => {
    const top = 1 - seat / slates.length
    const bottom = 1 - (seat + 1) / slates.length
    const back = spot.z + slate.halfZ + plate.gap
    const [l, r] = [spot.x - plate.halfX, spot.x + plate.halfX]
    const [b, f, y] = [back, back + plate.deep, plate.rise]
    const rim = [0.002, top - 0.002, 0.004, top - 0.001]
    quad(
      [
        [l, 0.1, f],
        [r, 0.1, f],
        [r, y, b],
        [l, y, b],
      ],
      [0, bottom, 1, top],
    )
    quad(
      [
        [l, 0, f],
        [r, 0, f],
        [r, 0.1, f],
        [l, 0.1, f],
      ],
      rim,
    )
    quad(
      [
        [r, 0, b],
        [l, 0, b],
        [l, y, b],
        [r, y, b],
      ],
      rim,
    )
    quad(
      [
        [l, 0, b],
        [l, 0, f],
        [l, 0.1, f],
        [l, y, b],
      ],
      rim,
    )
    quad(
      [
        [r, 0, f],
        [r, 0, b],
        [r, y, b],
        [r, 0.1, f],
      ],
      rim,
    )
  })
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(place, 3))
  geometry.setAttribute('uv', new Float32BufferAttribute(uv, 2))
  geometry.setIndex(index)
  const flat = geometry.toNonIndexed()
  geometry.dispose()
  flat.computeVertexNormals()
  return flat
}

export interface PlateText {
  readonly name: string
  readonly points: number
  readonly isLit: boolean
}

export interface Plates {
  readonly mesh: Mesh
  write(texts: readonly PlateText[]): void
  dispose(): void
}

function draw(pen: CanvasRenderingContext2D, text: PlateText, top: number): void {
  const brass = pen.createLinearGradient(0, top, 0, top + row)
  const tones = text.isLit ? ['#fff0bd', '#f2cd72', '#d9a945'] : ['#8a6a33', '#6f5022', '#573d18']
  tones.forEach((tone, i) => brass.addColorStop(i / 2, tone))
  pen.fillStyle = brass
  pen.fillRect(0, top, columns, row)
  const ink = text.isLit ? '#3a1d07' : '#f6e3b4'
  pen.strokeStyle = ink
  pen.lineWidth = 3
  pen.strokeRect(12, top + 11, columns - 24, row - 22)
  pen.fillStyle = ink
  pen.textBaseline = 'middle'
  pen.font = "700 78px 'Alegreya', serif"
  pen.textAlign = 'left'
  const wide = columns - 250
  pen.save()
  pen.beginPath()
  pen.rect(34, top, wide, row)
  pen.clip()
  pen.fillText(text.name, 38, top + row * 0.54, wide)
  pen.restore()
  pen.strokeStyle = ink
  writeNumber(pen, text.points, columns - 96, top + row * 0.5, 62, 0.15)
}

/** Metal without anything to mirror is black: only where there are reflections is it `shiny`. */
export function makePlates(slates: readonly Spot[], shiny: boolean): Plates {
  const canvas = document.createElement('canvas')
  canvas.width = columns
  canvas.height = row * slates.length
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no 2D canvas')
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  texture.minFilter = LinearMipmapLinearFilter
  texture.anisotropy = 8
  const material = new MeshStandardMaterial({
    map: texture,
    roughness: 0.38,
    metalness: shiny ? 0.35 : 0,
  })
  const mesh = new Mesh(wedges(slates), material)
  mesh.castShadow = true
  mesh.receiveShadow = true
  return {
    mesh,
    write(texts) {
      texts.forEach((text, seat) => draw(pen, text, seat * row))
      texture.needsUpdate = true
    },
    dispose() {
      mesh.geometry.dispose()
      material.dispose()
      texture.dispose()
    },
  }
}
