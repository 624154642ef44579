/** Lazily loads MeshPhysicalMaterial for clear coats and sheen, before the first material is made. */
import type { MeshPhysicalMaterial } from 'three'
import { SPENDING, type MaterialTier } from './tier.ts'

let LoadedMaterial: typeof MeshPhysicalMaterial | null = null
let loading: Promise<void> | null = null

async function loadMaterial(): Promise<void> {
  ;({ MeshPhysicalMaterial: LoadedMaterial } = await import('./coated.ts'))
}

/**
 * Promise to await before making materials; null if nothing has to load. A failed load leaves the
 * coats out.
 */
export function coatsFor(tier: MaterialTier): Promise<void> | null {
  if (!SPENDING[tier].coats) return null
  loading ??= loadMaterial().catch(() => undefined)
  return loading
}

/** Null in tiers without clear coats. */
export const coatedIn = (tier: MaterialTier): typeof MeshPhysicalMaterial | null =>
  SPENDING[tier].coats ? LoadedMaterial : null
