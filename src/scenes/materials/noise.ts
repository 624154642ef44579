// Repeatable noise that tiles: the same numbers on every machine, no random generator.

/** A number in 0..1 from lattice coordinates. */
export function hash(x: number, y: number, seed: number): number {
  let h =
    Math.imul(x | 0, 374761393) ^ Math.imul(y | 0, 668265263) ^ Math.imul(seed | 0, 2147483647)
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  h = Math.imul(h ^ (h >>> 16), 2246822519)
  return ((h ^ (h >>> 15)) >>> 0) / 4294967296
}

const ease = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10)
const wrap = (i: number, period: number): number => ((i % period) + period) % period

/** Smooth noise in 0..1 that repeats after `px` cells across and `py` cells down. */
export function noise(x: number, y: number, px: number, py: number, seed: number): number {
  const [x0, y0] = [Math.floor(x), Math.floor(y)]
  const [u, v] = [ease(x - x0), ease(y - y0)]
  const [xa, xb] = [wrap(x0, px), wrap(x0 + 1, px)]
  const [ya, yb] = [wrap(y0, py), wrap(y0 + 1, py)]
  const top = hash(xa, ya, seed) * (1 - u) + hash(xb, ya, seed) * u
  const low = hash(xa, yb, seed) * (1 - u) + hash(xb, yb, seed) * u
  return top * (1 - v) + low * v
}

/** Octaves of noise over a unit tile: `fx` and `fy` are the cells of the first octave. */
export function layers(
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
  let [cx, cy] = [fx, fy]
  for (let i = 0; i < octaves; i++) {
    sum += weight * noise(u * cx, v * cy, cx, cy, seed + i * 17)
    total += weight
    weight *= 0.5
    cx *= 2
    cy *= 2
  }
  return sum / total
}

/** Distance to the nearest of one scattered point per cell, 0 at a point. */
export function cells(u: number, v: number, count: number, seed: number): number {
  const [x, y] = [u * count, v * count]
  const [x0, y0] = [Math.floor(x), Math.floor(y)]
  let best = 9
  for (let i = -1; i <= 1; i++)
    for (let j = -1; j <= 1; j++) {
      const [cx, cy] = [wrap(x0 + i, count), wrap(y0 + j, count)]
      const dx = x0 + i + hash(cx, cy, seed) - x
      const dy = y0 + j + hash(cx, cy, seed + 71) - y
      best = Math.min(best, dx * dx + dy * dy)
    }
  return Math.sqrt(best)
}

export const mix = (a: number, b: number, t: number): number => a + (b - a) * t
export const clamp = (v: number): number => Math.min(1, Math.max(0, v))
export const step = (low: number, high: number, v: number): number => {
  const t = clamp((v - low) / (high - low))
  return t * t * (3 - 2 * t)
}
