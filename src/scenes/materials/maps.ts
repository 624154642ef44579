// Rasterises a surface function into texture bytes: colour, normal map (from height), roughness.
import { clamp } from './noise.ts'

/** One sample of a surface: sRGB colour 0 to 1, height in cm. */
export interface Sample {
  r: number
  g: number
  b: number
  height: number
  rough: number
}

/** Writes the sample at (u, v) of a unit tile into `out`. */
export type SurfaceSampler = (u: number, v: number, out: Sample) => void

export interface Maps {
  size: number
  colour: Uint8ClampedArray<ArrayBuffer>
  normal: Uint8ClampedArray<ArrayBuffer>
  /** In the green channel, where three reads roughness. */
  rough: Uint8ClampedArray<ArrayBuffer>
}

/** `tile` is the width that one texture repeat covers (cm); slopes of the normal map depend on it. */
export function drawMaps(surface: SurfaceSampler, size: number, tile: number): Maps {
  const bytes = size * size * 4
  const colour = new Uint8ClampedArray(bytes)
  const normal = new Uint8ClampedArray(bytes)
  const rough = new Uint8ClampedArray(bytes)
  const heights = new Float32Array(size * size)
  const out: Sample = { r: 0, g: 0, b: 0, height: 0, rough: 0.5 }
  for (let at = 0; at < size * size; at++) {
    surface(((at % size) + 0.5) / size, (Math.floor(at / size) + 0.5) / size, out)
    heights[at] = out.height
    colour[at * 4] = out.r * 255
    colour[at * 4 + 1] = out.g * 255
    colour[at * 4 + 2] = out.b * 255
    colour[at * 4 + 3] = 255
    rough[at * 4 + 1] = clamp(out.rough) * 255
    rough[at * 4 + 3] = 255
  }
  const slope = size / (2 * tile)
  for (let y = 0; y < size; y++) {
    const above = ((y + size - 1) % size) * size
    const below = ((y + 1) % size) * size
    for (let x = 0; x < size; x++) {
      const row = y * size
      const left = heights[row + ((x + size - 1) % size)] ?? 0
      const right = heights[row + ((x + 1) % size)] ?? 0
      const nx = (left - right) * slope
      const ny = ((heights[above + x] ?? 0) - (heights[below + x] ?? 0)) * slope
      const scale = 127 / Math.sqrt(nx * nx + ny * ny + 1)
      const at = (row + x) * 4
      normal[at] = 128 + nx * scale
      normal[at + 1] = 128 + ny * scale
      normal[at + 2] = 128 + scale
      normal[at + 3] = 255
    }
  }
  return { size, colour, normal, rough }
}

/** Sets a sample's colour from sRGB hex, scaled by `light`. */
export function setColour(out: Sample, hex: number, light = 1): void {
  out.r = clamp((((hex >> 16) & 255) / 255) * light)
  out.g = clamp((((hex >> 8) & 255) / 255) * light)
  out.b = clamp(((hex & 255) / 255) * light)
}

/** Blends a sample's colour towards sRGB hex. */
export function blendColour(out: Sample, hex: number, amount: number): void {
  const t = clamp(amount)
  out.r += (((hex >> 16) & 255) / 255 - out.r) * t
  out.g += (((hex >> 8) & 255) / 255 - out.g) * t
  out.b += ((hex & 255) / 255 - out.b) * t
}
