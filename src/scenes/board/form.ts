/** What a look is made of: the parts of its baked model, or a form that the game's own code draws. */
import type { BufferGeometry, Material } from 'three'
import type { Quality } from '../contract.ts'
import { makeMaterial, type RecipeName } from '../materials/index.ts'
import { loadParts, type Part } from '../pieces/copies.ts'
import { makeCells } from './print.ts'
import type { Body, Look } from './thing.ts'

/** A form made in code: in one of the house's materials, or wearing the print. */
export interface Form {
  geometry(): BufferGeometry
  readonly material: RecipeName | 'print'
}

export type Forms = Readonly<Record<string, Form>>

/** The file of its form for small machines, where it has one. */
export const lowFile = ({ model }: Look, { hasLow = false }: Body): string =>
  hasLow ? `${model}-low` : model

/** Parts for so many copies; printed ones have a cell for each of them. */
export async function partsOf(
  look: Look,
  body: Body,
  forms: Forms,
  printed: Material | null,
  tier: Quality,
  count: number,
): Promise<readonly Part[]> {
  const form = forms[look.model]
  const file = tier === 'low' ? lowFile(look, body) : look.model
  const worn = look.colour === undefined ? 'copies' : 'tinted'
  if (!form) return loadParts(file, look.part ?? null, tier, worn)
  const geometry = form.geometry()
  if (form.material !== 'print')
    return [{ geometry, material: makeMaterial(form.material, tier, worn) }]
  if (!printed) throw new Error(`${look.model} is printed, and the scene has no print`)
  makeCells(geometry, count)
  return [{ geometry, material: printed }]
}

/** How much of a ghost is there. */
const thin = 0.5

/** The same, seen through. */
export function ghostOf({ geometry, material }: Part): Part {
  const ghost = material.clone()
  ghost.onBeforeCompile = material.onBeforeCompile
  ghost.customProgramCacheKey = material.customProgramCacheKey
  ghost.transparent = true
  ghost.opacity = thin
  ghost.depthWrite = false
  return { geometry, material: ghost, hasOwnMaterial: true }
}
