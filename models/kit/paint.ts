// Says which material and tint each face of a solid gets, and keeps it through boolean operations.
import type { Solid } from './wasm.ts'

/** How texture coordinates (in cm, see soup.ts) are laid on a part. */
export type Wrap = 'box' | 'lathe' | 'none'

export interface Paint {
  material: string
  /** sRGB colour that goes into COLOR_0; white when left out. */
  tint?: string
  wrap?: Wrap
  /** Angle in degrees below which neighbouring faces are shaded as one curve. */
  crease?: number
  /** Amount of baked ambient occlusion, 0 none, 1 full. */
  occlusion?: number
}

const paints = new Map<number, Paint>()

/** Marks a solid's whole present surface; later cuts with another paint keep both. */
export function painted(solid: Solid, paint: Paint): Solid {
  const original = solid.asOriginal()
  paints.set(original.originalID(), paint)
  return original
}

export function paintOf(originalId: number): Paint {
  const paint = paints.get(originalId)
  if (paint === undefined) throw new Error('a face of this solid was never painted')
  return paint
}

/** sRGB hexadecimal to linear components, as glTF wants vertex colours. */
export function linear(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.replace('#', ''), 16)
  const part = (shift: number): number => {
    const s = ((value >> shift) & 255) / 255
    return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4
  }
  return [part(16), part(8), part(0)]
}
