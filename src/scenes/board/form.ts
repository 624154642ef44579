/** Meshes of a look: parts of its baked GLB model, or geometry that the game generates in code. */
import type { BufferGeometry, Material } from 'three'
import type { Quality } from '../contract.ts'
import { makeMaterial, type RecipeName } from '../materials/index.ts'
import { loadModelParts, type ModelPart } from '../pieces/copies.ts'
import { makeCells } from './print.ts'
import type { Body, Look } from './thing.ts'

/** Generated geometry with one of the shared materials or the scene's print. */
export interface Form {
  geometry(): BufferGeometry
  readonly material: RecipeName | 'print'
}

export type Forms = Readonly<Record<string, Form>>

/** File of the low-detail model, where one exists. */
export const lowFile = ({ model }: Look, { hasLow = false }: Body): string =>
  hasLow ? `${model}-low` : model

/** Parts with room for `count` instances; printed ones get an atlas cell per instance. */
export async function modelPartsOf(
  look: Look,
  body: Body,
  forms: Forms,
  printed: Material | null,
  tier: Quality,
  count: number,
): Promise<readonly ModelPart[]> {
  const form = forms[look.model]
  const file = tier === 'low' ? lowFile(look, body) : look.model
  const worn = look.colour === undefined ? 'copies' : 'tinted'
  if (!form) return loadModelParts(file, look.part ?? null, tier, worn)
  const geometry = form.geometry()
  if (form.material !== 'print')
    return [{ geometry, material: makeMaterial(form.material, tier, worn) }]
  if (!printed) throw new Error(`${look.model} is printed, and the scene has no print`)
  makeCells(geometry, count)
  return [{ geometry, material: printed }]
}

/** Opacity of a ghost. */
const ghostOpacity = 0.5

/** A translucent clone for previews; geometry is shared, the material is its own. */
export function ghostOf({ geometry, material }: ModelPart): ModelPart {
  const ghost = material.clone()
  ghost.onBeforeCompile = material.onBeforeCompile
  ghost.customProgramCacheKey = material.customProgramCacheKey
  ghost.transparent = true
  ghost.opacity = ghostOpacity
  ghost.depthWrite = false
  return { geometry, material: ghost, hasOwnMaterial: true }
}
