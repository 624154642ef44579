/** Brass plates with words, one for each player: bright for whom it matters, drawn into one picture. */
import {
  CanvasTexture,
  Group,
  LinearMipmapLinearFilter,
  Mesh,
  MeshStandardMaterial,
  PlaneGeometry,
  SRGBColorSpace,
} from 'three'
import { bothSeats } from '../../../games/nagaraja/vocabulary.ts'
import { printFont } from '../print/ability.ts'

const tones = {
  lit: { brass: ['#f4dd98', '#e0b556', '#bd8a33'], ink: '#2a1203' },
  dull: { brass: ['#8a6a33', '#6f5022', '#573d18'], ink: '#f6e3b4' },
} as const

export interface PlateForm {
  /** Cm. */
  readonly wide: number
  readonly high: number
  /** Radians by which they lean back from upright. */
  readonly lean: number
  /** By seat. */
  readonly at: readonly (readonly [x: number, y: number, z: number])[]
}

/** What stands on a plate; null: there is none. */
export interface Plate {
  readonly text: string
  readonly isLit: boolean
}

export interface Plates {
  readonly group: Group
  show(all: readonly (Plate | null)[]): void
  dispose(): void
}

/** Pixels along the height of a plate. */
const tall = 112

/** The part of the picture that belongs to a seat. */
function planeFor(seat: number, { wide, high, lean }: PlateForm): PlaneGeometry {
  const plane = new PlaneGeometry(wide, high)
  plane.rotateX(-lean)
  const uv = plane.getAttribute('uv')
  for (let i = 0; i < uv.count; i += 1) uv.setY(i, (uv.getY(i) + (1 - seat)) / bothSeats.length)
  return plane
}

function write(pen: CanvasRenderingContext2D, wide: number, top: number, plate: Plate): void {
  const { brass, ink } = plate.isLit ? tones.lit : tones.dull
  const ground = pen.createLinearGradient(0, top, 0, top + tall)
  brass.forEach((tone, i) => ground.addColorStop(i / (brass.length - 1), tone))
  pen.fillStyle = ground
  pen.fillRect(0, top, wide, tall)
  pen.strokeStyle = ink
  pen.lineWidth = 3
  pen.strokeRect(9, top + 9, wide - 18, tall - 18)
  pen.fillStyle = ink
  pen.font = `700 84px ${printFont}`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillText(plate.text, wide / 2, top + tall * 0.54, wide - 60)
}

export function makePlates(form: PlateForm): Plates {
  const wide = Math.round((tall * form.wide) / form.high)
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: wide, height: tall * bothSeats.length })
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no 2D canvas')
  const map = new CanvasTexture(canvas)
  map.colorSpace = SRGBColorSpace
  map.minFilter = LinearMipmapLinearFilter
  map.anisotropy = 8
  const material = new MeshStandardMaterial({ map, roughness: 0.9 })
  const group = new Group()
  const meshes = bothSeats.map((seat) => {
    const mesh = new Mesh(planeFor(seat, form), material)
    mesh.position.set(...(form.at[seat] ?? [0, 0, 0]))
    mesh.receiveShadow = true
    group.add(mesh)
    return mesh
  })
  let last = ''
  return {
    group,
    show(all) {
      const key = JSON.stringify(all)
      if (key === last) return
      last = key
      all.forEach((plate, seat) => {
        const mesh = meshes[seat]
        if (mesh) mesh.visible = plate !== null
        if (plate) write(pen, wide, seat * tall, plate)
      })
      map.needsUpdate = true
    },
    dispose() {
      for (const { geometry } of meshes) geometry.dispose()
      material.dispose()
      map.dispose()
    },
  }
}
