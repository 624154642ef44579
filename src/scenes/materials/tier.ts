// The quality tiers of the scene and what each one spends on materials.

export const TIERS = ['high', 'medium', 'low'] as const
export type Tier = (typeof TIERS)[number]

interface Spending {
  /** Pixels along a texture. */
  texture: number
  normals: boolean
  /** Clear coats and sheen. */
  coats: boolean
}

export const SPENDING: Record<Tier, Spending> = {
  high: { texture: 512, normals: true, coats: true },
  medium: { texture: 256, normals: true, coats: false },
  low: { texture: 128, normals: false, coats: false },
}
