// Draws a material's maps into plain bytes: colour, normals from height, and roughness.
import { clamp } from './noise.ts'

/** What one point of a surface looks like; colour in sRGB 0..1, height in cm. */
export interface Sample {
  r: number
  g: number
  b: number
  height: number
  rough: number
}

/** Fills `out` for the point (u, v) of a unit tile. */
export type Surface = (u: number, v: number, out: Sample) => void

export interface Maps {
  size: number
  colour: Uint8ClampedArray<ArrayBuffer>
  normal: Uint8ClampedArray<ArrayBuffer>
  /** Roughness in the green channel, as three reads it. */
  rough: Uint8ClampedArray<ArrayBuffer>
}

/** `tile` is the width of the drawing on the table in cm; it makes slopes true. */
export function drawMaps(surface: Surface, size: number, tile: number): Maps {
  const bytes = size * size * 4
  const colour = new Uint8ClampedArray(bytes)
  const normal = new Uint8ClampedArray(bytes)
  const rough = new Uint8ClampedArray(bytes)
  const heights = new Float32Array(size * size)
  const out: Sample = { r: 0, g: 0, b: 0, height: 0, rough: 0.5 }
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      surface((x + 0.5) / size, (y + 0.5) / size, out)
      const at = y * size + x
      heights[at] = out.height
      colour.set([out.r * 255, out.g * 255, out.b * 255, 255], at * 4)
      rough.set([255, clamp(out.rough) * 255, 0, 255], at * 4)
    }
  const texel = tile / size
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const h = (dx: number, dy: number): number =>
        heights[((y + dy + size) % size) * size + ((x + dx + size) % size)] ?? 0
      const nx = (h(-1, 0) - h(1, 0)) / (2 * texel)
      const ny = (h(0, -1) - h(0, 1)) / (2 * texel)
      const scale = 127 / Math.hypot(nx, ny, 1)
      normal.set([128 + nx * scale, 128 + ny * scale, 128 + scale, 255], (y * size + x) * 4)
    }
  return { size, colour, normal, rough }
}

/** Writes an sRGB hexadecimal colour, brightened or darkened, into a sample. */
export function tone(out: Sample, hex: number, light = 1): void {
  out.r = clamp((((hex >> 16) & 255) / 255) * light)
  out.g = clamp((((hex >> 8) & 255) / 255) * light)
  out.b = clamp(((hex & 255) / 255) * light)
}

/** Mixes a second colour into a sample. */
export function blend(out: Sample, hex: number, amount: number): void {
  const t = clamp(amount)
  out.r += (((hex >> 16) & 255) / 255 - out.r) * t
  out.g += (((hex >> 8) & 255) / 255 - out.g) * t
  out.b += ((hex & 255) / 255 - out.b) * t
}
