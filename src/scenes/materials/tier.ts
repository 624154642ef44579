// Material settings of the quality tiers.

export const TIERS = ['high', 'medium', 'low'] as const
export type MaterialTier = (typeof TIERS)[number]

interface Spending {
  /** Texture size in pixels. */
  texture: number
  normals: boolean
  /** Clear coats and sheen. */
  coats: boolean
}

export const SPENDING: Record<MaterialTier, Spending> = {
  high: { texture: 512, normals: true, coats: true },
  medium: { texture: 256, normals: true, coats: false },
  low: { texture: 128, normals: false, coats: false },
}
