/** Whose temple it is: a brass plate with each player's name before the own hand, bright for who is to act. */
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
import { nameSpots } from '../../../shapes/nagarajaTable.ts'
import { bySeat } from '../ground.ts'
import { printFont } from '../print/ability.ts'
import type { NagarajaLayer, NagarajaLayerPlan, NagarajaMoment } from './light.ts'

/** Pixels of one name, and its plate (cm). */
const sheet = { wide: 896, high: 112 } as const
const size = { wide: 15.2, high: 1.9, above: 0.1 } as const
const tones = {
  lit: { brass: ['#fff0bd', '#f2cd72', '#d9a945'], ink: '#3a1d07' },
  dull: { brass: ['#8a6a33', '#6f5022', '#573d18'], ink: '#f6e3b4' },
} as const

function write(pen: CanvasRenderingContext2D, name: string, isLit: boolean, top: number): void {
  const { brass, ink } = isLit ? tones.lit : tones.dull
  const ground = pen.createLinearGradient(0, top, 0, top + sheet.high)
  brass.forEach((tone, i) => ground.addColorStop(i / (brass.length - 1), tone))
  pen.fillStyle = ground
  pen.fillRect(0, top, sheet.wide, sheet.high)
  pen.strokeStyle = ink
  pen.lineWidth = 3
  pen.strokeRect(9, top + 9, sheet.wide - 18, sheet.high - 18)
  pen.fillStyle = ink
  pen.font = `700 74px ${printFont}`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillText(name, sheet.wide / 2, top + sheet.high * 0.54, sheet.wide - 60)
}

/** The half of the picture that belongs to a seat. */
function planeFor(seat: number): PlaneGeometry {
  const plane = new PlaneGeometry(size.wide, size.high)
  plane.rotateX(-Math.PI / 2)
  const uv = plane.getAttribute('uv')
  for (let i = 0; i < uv.count; i += 1) uv.setY(i, (uv.getY(i) + (1 - seat)) / bothSeats.length)
  return plane
}

function makeNames(): NagarajaLayer {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: sheet.wide, height: sheet.high * bothSeats.length })
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no 2D canvas')
  const map = new CanvasTexture(canvas)
  map.colorSpace = SRGBColorSpace
  map.minFilter = LinearMipmapLinearFilter
  map.anisotropy = 8
  const material = new MeshStandardMaterial({ map, roughness: 0.5 })
  const group = new Group()
  for (const seat of bothSeats) {
    const mesh = new Mesh(planeFor(seat), material)
    const { x, z } = bySeat(nameSpots, seat)
    mesh.position.set(x, size.above, z)
    mesh.receiveShadow = true
    group.add(mesh)
  }
  let last = ''
  return {
    object: group,
    paint({ names, acting, beat }: NagarajaMoment) {
      const winner = beat.to.ending?.winner
      const lit = bothSeats.map((seat) =>
        winner === undefined ? acting.some((one) => one.seat === seat) : winner === seat,
      )
      const key = JSON.stringify([names, lit])
      if (key === last) return
      last = key
      for (const seat of bothSeats)
        write(pen, names[seat] ?? '', lit[seat] ?? false, seat * sheet.high)
      map.needsUpdate = true
    },
    dispose() {
      for (const mesh of group.children) if (mesh instanceof Mesh) mesh.geometry.dispose()
      material.dispose()
      map.dispose()
    },
  }
}

export const nameLayer = (): NagarajaLayerPlan => ({
  name: 'names',
  madeFor: () => '',
  make: makeNames,
})
