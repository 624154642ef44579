// Deterministic, tileable noise for generated textures.

/** Hash of lattice coordinates, 0 to 1. */
export function latticeHash(x: number, y: number, seed: number): number {
  let h =
    Math.imul(x | 0, 374761393) ^ Math.imul(y | 0, 668265263) ^ Math.imul(seed | 0, 2147483647)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  h = Math.imul(h ^ (h >>> 16), 2246822519)
  return ((h ^ (h >>> 15)) >>> 0) / 4294967296
}

const ease = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10)
const wrap = (i: number, period: number): number => i - Math.floor(i / period) * period

/** Smooth value noise, 0 to 1, with a period of `px` × `py` cells; written for speed. */
export function noise(x: number, y: number, px: number, py: number, seed: number): number {
  const x0 = Math.floor(x)
  const y0 = Math.floor(y)
  const u = ease(x - x0)
  const v = ease(y - y0)
  const xa = wrap(x0, px)
  const ya = wrap(y0, py)
  const xb = xa + 1 === px ? 0 : xa + 1
  const yb = ya + 1 === py ? 0 : ya + 1
  const top = latticeHash(xa, ya, seed) * (1 - u) + latticeHash(xb, ya, seed) * u
  const low = latticeHash(xa, yb, seed) * (1 - u) + latticeHash(xb, yb, seed) * u
  return top * (1 - v) + low * v
}

/** Fractal noise over a unit tile; `fx` and `fy` are the cells of the first octave. */
export function noiseOctaves(
  u: number,
  v: number,
  fx: number,
  fy: number,
  octaves: number,
  seed: number,
): number {
  let sum = 0
  let weight = 0.5
  let total = 0
  let cx = fx
  let cy = fy
  for (let i = 0; i < octaves; i++) {
    sum += weight * noise(u * cx, v * cy, cx, cy, seed + i * 17)
    total += weight
    weight *= 0.5
    cx *= 2
    cy *= 2
  }
  return sum / total
}

export type NoiseField = (u: number, v: number) => number

/** Caches a function of (u, v) in a grid on first use and interpolates it, which is much faster than noise. */
export function cachedField(size: number, at: (u: number, v: number) => number): NoiseField {
  let tile: Float32Array | undefined
  const mask = size - 1
  return (u, v) => {
    tile ??= Float32Array.from({ length: size * size }, (_, i) =>
      at((i % size) / size, Math.floor(i / size) / size),
    )
    const x = u * size
    const y = v * size
    const x0 = Math.floor(x)
    const y0 = Math.floor(y)
    const s = x - x0
    const row = (y0 & mask) * size
    const next = ((y0 + 1) & mask) * size
    const xa = x0 & mask
    const xb = (x0 + 1) & mask
    const top = (tile[row + xa] ?? 0) * (1 - s) + (tile[row + xb] ?? 0) * s
    const low = (tile[next + xa] ?? 0) * (1 - s) + (tile[next + xb] ?? 0) * s
    return top + (low - top) * (y - y0)
  }
}

/** Fractal noise as a cached grid, fine enough for its highest octave. */
export function noiseField(fx: number, fy: number, octaves: number, seed: number): NoiseField {
  const finest = Math.max(fx, fy) * 2 ** (octaves - 1)
  const size = Math.min(512, 2 ** Math.ceil(Math.log2(finest * 3)))
  return cachedField(size, (u, v) => noiseOctaves(u, v, fx, fy, octaves, seed))
}

/** Cellular (Worley) noise: distance to the nearest of one random point per cell. */
export function cellularNoise(u: number, v: number, count: number, seed: number): number {
  const x = u * count
  const y = v * count
  const x0 = Math.floor(x)
  const y0 = Math.floor(y)
  let best = 9
  for (let i = -1; i <= 1; i++)
    for (let j = -1; j <= 1; j++) {
      const cx = wrap(x0 + i, count)
      const cy = wrap(y0 + j, count)
      const dx = x0 + i + latticeHash(cx, cy, seed) - x
      const dy = y0 + j + latticeHash(cx, cy, seed + 71) - y
      best = Math.min(best, dx * dx + dy * dy)
    }
  return Math.sqrt(best)
}

export const mixValues = (a: number, b: number, t: number): number => a + (b - a) * t
export const clamp = (v: number): number => Math.min(1, Math.max(0, v))
export const smoothStep = (low: number, high: number, v: number): number => {
  const t = clamp((v - low) / (high - low))
  return t * t * (3 - 2 * t)
}
