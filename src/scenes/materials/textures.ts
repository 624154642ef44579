// Generated textures of a surface (colour, normal, roughness), cached by name and size.
import {
  DataTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  LinearSRGBColorSpace,
  RepeatWrapping,
  SRGBColorSpace,
} from 'three'
import { drawMaps } from './maps.ts'
import { share } from '../shared.ts'
import { UV_SPAN } from './span.ts'
import { type SurfaceName, materialSurfaces } from './surfaces.ts'

export type { SurfaceName }

/** Width of one texture repeat of each surface (cm). */
const TILES: Readonly<Record<SurfaceName, number>> = {
  marble: 128,
  sandstone: 64,
  ruin: 26,
  rosewood: 24,
  felt: 8,
  slate: 40,
  parchment: 24,
  silk: 6,
  grain: 12,
  earth: 14,
  water: 90,
}

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
  return share(texture)
}

/** `size` is in pixels and a power of two. */
export function surfaceTextures(name: SurfaceName, size: number): SurfaceTextures {
  const key = `${name} ${size}`
  const known = drawn.get(key)
  if (known) return known
  const tile = TILES[name]
  const maps = drawMaps(materialSurfaces[name], size, tile)
  const made = {
    colour: wrapped(maps.colour, size, tile, true),
    normal: wrapped(maps.normal, size, tile, false),
    rough: wrapped(maps.rough, size, tile, false),
  }
  drawn.set(key, made)
  return made
}
