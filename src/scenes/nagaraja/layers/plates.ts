/** Brass plates with text, one per seat, rendered from one canvas texture. */
import { Group, Mesh, MeshStandardMaterial, PlaneGeometry } from 'three'
import { makeCanvasMap } from '../../materials/canvasMap.ts'
import { bothSeats } from '../../../games/nagaraja/vocabulary.ts'
import { drawPlate, type Plate } from '../print/plate.ts'

export interface PlateForm {
  /** Size (cm). */
  readonly wide: number
  readonly high: number
  /** Tilt back from upright (radians). */
  readonly lean: number
  /** Positions by seat. */
  readonly at: readonly (readonly [x: number, y: number, z: number])[]
}

export interface Plates {
  readonly group: Group
  show(all: readonly (Plate | null)[]): void
  dispose(): void
}

/** Height of a plate in the canvas (pixels). */
const plateHigh = 112

/** A plane whose UV coordinates select its seat's half of the texture. */
function planeFor(seat: number, { wide, high, lean }: PlateForm): PlaneGeometry {
  const plane = new PlaneGeometry(wide, high)
  plane.rotateX(-lean)
  const uv = plane.getAttribute('uv')
  for (let i = 0; i < uv.count; i += 1) uv.setY(i, (uv.getY(i) + (1 - seat)) / bothSeats.length)
  return plane
}

export function makePlates(form: PlateForm): Plates {
  const wide = Math.round((plateHigh * form.wide) / form.high)
  const { pen, map } = makeCanvasMap(wide, plateHigh * bothSeats.length)
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
        if (plate) drawPlate(pen, plate, { x: 0, y: seat * plateHigh, wide, high: plateHigh })
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
