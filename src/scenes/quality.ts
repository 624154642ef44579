/** Rendering settings of the quality tiers, and detection of software rendering. */
import type { Quality } from './contract.ts'

export interface QualityTier {
  /** Share of the device pixels per axis, and the maximum device pixel ratio. */
  readonly resolution: number
  readonly densest: number
  readonly shadows: 'none' | 'hard' | 'soft'
  readonly shadowMap: number
  readonly antialias: boolean
  /** Environment map for reflections; otherwise one hemisphere light. */
  readonly reflections: boolean
  readonly shimmer: boolean
  /** Renders roof, lamps, back wall and carvings, which the standard cameras never see. */
  readonly wholeRoom: boolean
  /** Texture size of a slate's print (pixels). */
  readonly print: number
}

export const tiers: Readonly<Record<Quality, QualityTier>> = {
  high: {
    resolution: 1,
    densest: 2,
    shadows: 'soft',
    shadowMap: 2048,
    antialias: true,
    reflections: true,
    shimmer: true,
    wholeRoom: true,
    print: 2048,
  },
  medium: {
    resolution: 1,
    densest: 1,
    shadows: 'hard',
    shadowMap: 1024,
    antialias: true,
    reflections: true,
    shimmer: false,
    wholeRoom: true,
    print: 2048,
  },
  low: {
    resolution: 0.5,
    densest: 1,
    shadows: 'none',
    shadowMap: 0,
    antialias: false,
    reflections: false,
    shimmer: false,
    wholeRoom: false,
    print: 1024,
  },
}

/** Minimum width in rendered pixels: half the resolution stays readable only in a large window. */
const minWidthPixels = 960

/** Rendered pixels per CSS pixel. */
export function pixelRatio(tier: QualityTier, screen: number, wide: number): number {
  const densest = Math.min(screen, tier.densest)
  return Math.min(densest, Math.max(tier.resolution * densest, minWidthPixels / Math.max(1, wide)))
}

/** Recognises software renderers by WebGL's renderer name. */
export const isSoftware = (renderer: string): boolean =>
  /swiftshader|llvmpipe|softpipe|software|basic render/i.test(renderer)

/** Model file of a part of the place: full, or low detail. */
export const placeModel = (name: 'table' | 'room', { wholeRoom }: QualityTier): string =>
  wholeRoom ? name : `${name}-low`
