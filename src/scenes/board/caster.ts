/** Shadow casters: one merged mesh per look, in place of one draw call per material, rendered into the shadow map only. */
import { BufferGeometry, Float32BufferAttribute, InstancedMesh, MeshBasicMaterial } from 'three'
import type { Quality } from '../contract.ts'
import { loadModelParts, type ModelPart } from '../pieces/copies.ts'
import { share } from '../shared.ts'
import { inLayer, renderOrders } from './above.ts'
import { type Form, type Forms, lowFile } from './form.ts'
import type { Body, Look } from './thing.ts'

/** The shadow pass reads only the material's side, so one material serves all casters. */
const dark = share(new MeshBasicMaterial())

/** Skips low parts: a shadow that nobody sees is not worth a draw call. */
export function castsShadow({ castsFrom = 0 }: Body, geometry: BufferGeometry): boolean {
  if (castsFrom === 0) return true
  geometry.computeBoundingBox()
  const { boundingBox: box } = geometry
  return box === null || box.max.y - box.min.y > castsFrom
}

/** Merges the geometries into one with positions and indices only. */
export function casterOutlineOf(forms: readonly BufferGeometry[]): BufferGeometry {
  const corners: number[] = []
  const triangles: number[] = []
  for (const { attributes, index } of forms) {
    const { position } = attributes
    if (!position) continue
    const first = corners.length / 3
    for (let i = 0; i < position.count; i += 1)
      corners.push(position.getX(i), position.getY(i), position.getZ(i))
    const count = index?.count ?? position.count
    for (let i = 0; i < count; i += 1) triangles.push(first + (index?.getX(i) ?? i))
  }
  const outline = new BufferGeometry()
  outline.setAttribute('position', new Float32BufferAttribute(corners, 3))
  outline.setIndex(triangles)
  return outline
}

const fromForm = (form: Form): readonly BufferGeometry[] => [form.geometry()]

/**
 * Loads the low-detail model where there is one, since only its shadow is seen. Null: the look
 * casts no shadow.
 */
export async function casterOf(
  look: Look,
  body: Body,
  forms: Forms,
  tier: Quality,
): Promise<BufferGeometry | null> {
  const form = forms[look.model]
  const all = form
    ? fromForm(form)
    : (await loadModelParts(lowFile(look, body), look.part ?? null, tier)).map(geometryOf)
  const casting = all.filter((geometry) => castsShadow(body, geometry))
  const outline = casting.length > 0 ? casterOutlineOf(casting) : null
  for (const geometry of all) geometry.dispose()
  return outline
}

const geometryOf = ({ geometry }: ModelPart): BufferGeometry => geometry

/** Shares the instance matrices of `copies`; the owner keeps `count` in step. */
export function castFor(copies: InstancedMesh, caster: BufferGeometry): InstancedMesh {
  const mesh = new InstancedMesh(caster, dark, 0)
  mesh.instanceMatrix = copies.instanceMatrix
  mesh.frustumCulled = false
  mesh.castShadow = true
  inLayer(mesh, renderOrders.casters)
  return mesh
}
