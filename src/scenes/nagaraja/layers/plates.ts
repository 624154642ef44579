/** Brass plates with words, one for each player: bright for whom it matters, drawn into one picture. */
import { Group, Mesh, MeshStandardMaterial, PlaneGeometry } from 'three'
import { makeCanvasMap } from '../../materials/canvasMap.ts'
import { bothSeats } from '../../../games/nagaraja/vocabulary.ts'
import { drawPlate, type Plate } from '../print/plate.ts'

export interface PlateForm {
  /** Cm. */
  readonly wide: number
  readonly high: number
  /** Radians by which they lean back from upright. */
  readonly lean: number
  /** By seat. */
  readonly at: readonly (readonly [x: number, y: number, z: number])[]
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

export function makePlates(form: PlateForm): Plates {
  const wide = Math.round((tall * form.wide) / form.high)
  const { pen, map } = makeCanvasMap(wide, tall * bothSeats.length)
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
        if (plate) drawPlate(pen, plate, { x: 0, y: seat * tall, wide, high: tall })
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
