/** What each quality tier draws, and where no graphics card draws it. */
import type { Quality } from './contract.ts'

export interface Tier {
  /** Share of the screen's pixels along one side, with the densest screens held back. */
  readonly resolution: number
  readonly densest: number
  readonly shadows: 'none' | 'hard' | 'soft'
  readonly shadowMap: number
  readonly antialias: boolean
  /** Light comes back from the environment map; without it one hemisphere of light serves. */
  readonly reflections: boolean
  readonly shimmer: boolean
  /** With roof, lamps and the wall behind the players, which the usual cameras never see, and all that is carved. */
  readonly wholeRoom: boolean
  /** Pixels along a slate's texture. */
  readonly print: number
}

export const tiers: Readonly<Record<Quality, Tier>> = {
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

/** Half of a large window's pixels are enough to read; half of a small one's are not. */
const leastWide = 960

/** Pixels drawn for each pixel of the page. */
export function pixelRatio(tier: Tier, screen: number, wide: number): number {
  const densest = Math.min(screen, tier.densest)
  return Math.min(densest, Math.max(tier.resolution * densest, leastWide / Math.max(1, wide)))
}

/** By the name that WebGL gives: no graphics card, the processor draws. */
export const isSoftware = (renderer: string): boolean =>
  /swiftshader|llvmpipe|softpipe|software|basic render/i.test(renderer)

/** The file of a part of the place: with all that is carved, or in fewer triangles. */
export const placeModel = (name: 'table' | 'room', { wholeRoom }: Tier): string =>
  wholeRoom ? name : `${name}-low`
