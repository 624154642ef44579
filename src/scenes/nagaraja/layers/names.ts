/** Whose temple it is: each player's name, inlaid in the marble before the own hand; brass for who is to act. */
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
import { rail } from '../../../shapes/nagaraja.ts'
import { nameSpots } from '../../../shapes/nagarajaTable.ts'
import { bySeat } from '../ground.ts'
import { printFont } from '../print/ability.ts'
import type { NagarajaLayer, NagarajaLayerPlan, NagarajaMoment } from './light.ts'

/** Pixels of one name. */
const sheet = { wide: 1024, high: 96 } as const
const size = {
  wide: rail.halfX * 0.95,
  high: (rail.halfX * 0.95 * sheet.high) / sheet.wide,
} as const
const inks = { waiting: '#5b3a20', acting: '#b5741b' } as const

function write(pen: CanvasRenderingContext2D, name: string, isActing: boolean, top: number): void {
  pen.clearRect(0, top, sheet.wide, sheet.high)
  pen.fillStyle = isActing ? inks.acting : inks.waiting
  pen.strokeStyle = pen.fillStyle
  pen.font = `700 76px ${printFont}`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  const middle = top + sheet.high * 0.52
  pen.fillText(name, sheet.wide / 2, middle, sheet.wide - 240)
  const half = Math.min(sheet.wide - 240, pen.measureText(name).width) / 2 + 30
  pen.lineWidth = 6
  for (const way of [-1, 1]) {
    pen.beginPath()
    pen.moveTo(sheet.wide / 2 + way * half, middle)
    pen.lineTo(sheet.wide / 2 + way * (half + 70), middle)
    pen.stroke()
  }
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
  const material = new MeshStandardMaterial({ map, transparent: true, roughness: 0.45 })
  const group = new Group()
  for (const seat of bothSeats) {
    const mesh = new Mesh(planeFor(seat), material)
    const { x, z } = bySeat(nameSpots, seat)
    mesh.position.set(x, 0.03, z)
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
