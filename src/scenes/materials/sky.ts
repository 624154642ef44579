// Radiance of the evening sky by direction, for the sky dome and the environment map.
import { clamp, noiseOctaves, mixValues, smoothStep } from './noise.ts'
import { SUN_DIRECTION } from './light.ts'

export type Rgb = [number, number, number]

const blend = (a: Rgb, b: Rgb, t: number): Rgb => [
  mixValues(a[0], b[0], t),
  mixValues(a[1], b[1], t),
  mixValues(a[2], b[2], t),
]

/** Linear colours from the horizon up. */
const HORIZON: Rgb = [1.0, 0.6, 0.3]
const LOW: Rgb = [0.86, 0.53, 0.38]
const MIDDLE: Rgb = [0.42, 0.42, 0.52]
const TOP: Rgb = [0.12, 0.2, 0.38]

/** Expects a unit vector, y up. */
export function skyAt(x: number, y: number, z: number): Rgb {
  const up = clamp(y)
  let colour = blend(HORIZON, LOW, smoothStep(0, 0.12, up))
  colour = blend(colour, MIDDLE, smoothStep(0.08, 0.42, up))
  colour = blend(colour, TOP, smoothStep(0.35, 0.95, up))
  const [sx, sy, sz] = SUN_DIRECTION
  const near = clamp(x * sx + y * sy + z * sz)
  const glow = near ** 10 * 0.5 + near ** 80 * 1.2
  const cloud = cloudAt(x, y, z)
  colour = blend(colour, [1.1, 0.72, 0.5], cloud * 0.65)
  return [colour[0] + glow, colour[1] + glow * 0.72, colour[2] + glow * 0.4]
}

/** Coverage of long thin clouds near the horizon. */
function cloudAt(x: number, y: number, z: number): number {
  if (y <= 0.02) return 0
  const u = Math.atan2(x, -z) / (Math.PI * 2) + 0.5
  const v = Math.sqrt(y)
  const streak = noiseOctaves(u, v, 9, 22, 5, 7)
  return smoothStep(0.52, 0.78, streak) * smoothStep(0.02, 0.16, y) * (1 - smoothStep(0.3, 0.75, y))
}
