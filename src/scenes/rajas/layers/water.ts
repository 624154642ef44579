/** The Ganges: its surface, whose waves are a function of the one time while something moves. */
import { Group } from 'three'
import { boardAt } from '../../../shapes/rajas.ts'
import { loadParts } from '../../pieces/copies.ts'
import { Mesh } from 'three'
import type { RajasLayerPlan } from './plan.ts'

export function waterLayer(): RajasLayerPlan {
  return {
    name: 'water',
    madeFor: () => '',
    async make({ quality }) {
      const parts = await loadParts('rajas-water', null, quality)
      const meshes = parts.map(({ geometry, material }) => {
        const mesh = new Mesh(geometry, material)
        mesh.receiveShadow = true
        return mesh
      })
      const object = new Group()
      object.add(...meshes)
      object.position.set(boardAt.x, 0, boardAt.z)
      return {
        object,
        paint: () => undefined,
        dispose: () => meshes.forEach((mesh) => mesh.geometry.dispose()),
      }
    },
  }
}
