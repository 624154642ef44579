/** Layer of static scenery, merged into one mesh per material. */
import { Group, Mesh } from 'three'
import { groupedBy } from '../../board/grouped.ts'
import type { Quality } from '../../contract.ts'
import { loadModelParts } from '../../pieces/copies.ts'
import type { Lay } from '../lay.ts'
import { joinGeometries, type PlacedPart } from '../joinGeometries.ts'
import { modelFor } from '../models.ts'
import { type SceneryPlacement, sceneryPlacements } from '../puts.ts'
import type { RajasLayerPlan } from './plan.ts'

/** Other models are too low to cast a visible shadow. */
const casting: ReadonlySet<string> = new Set(['rajas-residence'])

async function meshesFor(
  all: readonly SceneryPlacement[],
  quality: Quality,
): Promise<readonly Mesh[]> {
  const byModel = groupedBy(all, ({ model }) => model)
  const laid = await Promise.all(
    [...byModel].map(async ([model, places]): Promise<readonly PlacedPart[]> => {
      const parts = await loadModelParts(modelFor(model, quality), null, quality)
      return parts.map((part) => ({ part, places, casts: casting.has(model) }))
    }),
  )
  const groups = groupedBy(laid.flat(), ({ part, casts }) => `${part.material.name} ${casts}`)
  return [...groups.values()].map((list) => {
    const mesh = new Mesh(joinGeometries(list), list[0]?.part.material)
    mesh.castShadow = list[0]?.casts ?? false
    mesh.receiveShadow = true
    for (const { part } of list) part.geometry.dispose()
    return mesh
  })
}

export function sceneryLayer(lay: Lay, putsOf = sceneryPlacements): RajasLayerPlan {
  return {
    name: 'scenery',
    madeFor: () => '',
    async make({ quality }) {
      const meshes = await meshesFor(putsOf(lay), quality)
      const object = new Group()
      object.add(...meshes)
      return {
        object,
        paint: () => undefined,
        dispose() {
          for (const mesh of meshes) mesh.geometry.dispose()
        },
      }
    },
  }
}
