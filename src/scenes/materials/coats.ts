/** Clear coats and sheen: their material comes where a tier wears them, before the first is made. */
import type { MeshPhysicalMaterial } from 'three'
import { SPENDING, type Tier } from './tier.ts'

let Coated: typeof MeshPhysicalMaterial | null = null
let coming: Promise<void> | null = null

async function bring(): Promise<void> {
  ;({ MeshPhysicalMaterial: Coated } = await import('./coated.ts'))
}

/** To be waited for; null where nothing has to come. What cannot be had is not worn. */
export function coatsFor(tier: Tier): Promise<void> | null {
  if (!SPENDING[tier].coats) return null
  coming ??= bring().catch(() => undefined)
  return coming
}

/** Null in a tier that wears none. */
export const coatedIn = (tier: Tier): typeof MeshPhysicalMaterial | null =>
  SPENDING[tier].coats ? Coated : null
