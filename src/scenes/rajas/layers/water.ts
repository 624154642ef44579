/** Layer of the river: water whose texture drifts downstream in every beat and continues where it stopped. */
import { Float32BufferAttribute, Group, Mesh, MeshBasicMaterial } from 'three'
import { boardAt, riverCourse } from '../../../shapes/rajas.ts'
import { smooth } from '../../ease.ts'
import { UV_SPAN } from '../../materials/span.ts'
import { loadModelParts, type ModelPart } from '../../pieces/copies.ts'
import type { RajasLayerPlan, RajasMoment } from './plan.ts'

/** Drift per beat, and length of one texture repeat (cm). */
const driftPerBeatCm = 5
const repeatCm = 17

/** Sets UV coordinates along the river's course, so that the texture flows around the bend. */
function alongCourse({ geometry }: ModelPart): void {
  const place = geometry.getAttribute('position')
  const uv: number[] = []
  for (let i = 0; i < place.count; i += 1) {
    const { along, out } = riverCourse(place.getX(i), place.getZ(i))
    uv.push(along / UV_SPAN, out / UV_SPAN)
  }
  geometry.setAttribute('uv', new Float32BufferAttribute(uv, 2))
}

/** Clones material and texture: a texture offset on the shared ones would move every river. */
function ownMaterial({ material }: ModelPart): MeshBasicMaterial | null {
  if (!(material instanceof MeshBasicMaterial) || !material.map) return null
  const own = material.clone()
  own.map = material.map.clone()
  own.map.repeat.set(UV_SPAN / repeatCm, UV_SPAN / repeatCm)
  return own
}

/** Drift at this moment (cm); continuous from beat to beat. */
export function drift({ beat, seconds }: Pick<RajasMoment, 'beat' | 'seconds'>): number {
  const { length } = beat.plan
  return (beat.number + (length > 0 ? smooth(seconds / length) : 1)) * driftPerBeatCm
}

export function waterLayer(): RajasLayerPlan {
  return {
    name: 'water',
    madeFor: () => '',
    async make({ quality }) {
      const parts = await loadModelParts('rajas-water', null, quality)
      const meshes = parts.map((part) => {
        alongCourse(part)
        const mesh = new Mesh(part.geometry, ownMaterial(part) ?? part.material)
        mesh.receiveShadow = true
        return mesh
      })
      const object = new Group()
      object.add(...meshes)
      object.position.set(boardAt.x, 0, boardAt.z)
      return {
        object,
        paint(moment) {
          for (const { material } of meshes) {
            if (!(material instanceof MeshBasicMaterial) || !material.map) continue
            material.map.offset.x = -((drift(moment) / repeatCm) % 1)
          }
        },
        dispose() {
          for (const { geometry, material } of meshes) {
            geometry.dispose()
            if (!(material instanceof MeshBasicMaterial)) continue
            material.map?.dispose()
            material.dispose()
          }
        },
      }
    },
  }
}
