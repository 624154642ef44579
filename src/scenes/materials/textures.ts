// Drawn surfaces as three textures, each drawn once per size and then shared.
import {
  DataTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  LinearSRGBColorSpace,
  RepeatWrapping,
  SRGBColorSpace,
} from 'three'
import { drawMaps, type Surface } from './maps.ts'
import { UV_SPAN } from './span.ts'
import {
  felt,
  grain,
  marble,
  parchment,
  rosewood,
  sandstone,
  silk,
  slate,
  water,
} from './surfaces.ts'

/** Each surface and the width of its tile in cm. */
const SURFACES = {
  marble: [marble, 64],
  sandstone: [sandstone, 64],
  rosewood: [rosewood, 24],
  felt: [felt, 8],
  slate: [slate, 40],
  parchment: [parchment, 24],
  silk: [silk, 6],
  grain: [grain, 12],
  water: [water, 320],
} as const satisfies Record<string, readonly [Surface, number]>

export type SurfaceName = keyof typeof SURFACES

export interface SurfaceTextures {
  colour: DataTexture
  normal: DataTexture
  rough: DataTexture
}

const drawn = new Map<string, SurfaceTextures>()

function wrapped(
  bytes: Uint8ClampedArray<ArrayBuffer>,
  size: number,
  tile: number,
  srgb: boolean,
): DataTexture {
  const texture = new DataTexture(new Uint8Array(bytes.buffer), size, size)
  texture.wrapS = RepeatWrapping
  texture.wrapT = RepeatWrapping
  texture.repeat.setScalar(UV_SPAN / tile)
  texture.colorSpace = srgb ? SRGBColorSpace : LinearSRGBColorSpace
  texture.magFilter = LinearFilter
  texture.minFilter = LinearMipmapLinearFilter
  texture.generateMipmaps = true
  texture.anisotropy = 8
  texture.needsUpdate = true
  return texture
}

/** `size` is in pixels, a power of two. */
export function surfaceTextures(name: SurfaceName, size: number): SurfaceTextures {
  const key = `${name} ${size}`
  const known = drawn.get(key)
  if (known) return known
  const [surface, tile] = SURFACES[name]
  const maps = drawMaps(surface, size, tile)
  const made = {
    colour: wrapped(maps.colour, size, tile, true),
    normal: wrapped(maps.normal, size, tile, false),
    rough: wrapped(maps.rough, size, tile, false),
  }
  drawn.set(key, made)
  return made
}
