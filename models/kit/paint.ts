// Assigns a material and a tint to each face of a solid, which boolean operations (CSG) preserve.
import type { Solid } from './manifold.ts'

/** UV mapping of a part (in cm, see uv.ts). */
export type Wrap = 'box' | 'lathe' | 'none'

export interface Paint {
  material: string
  /** sRGB vertex colour (COLOR_0); white when omitted. */
  tint?: string
  wrap?: Wrap
  /** Angle in degrees below which neighbouring faces are smooth-shaded. */
  crease?: number
  /** Strength of the baked ambient occlusion, from 0 to 1. */
  occlusion?: number
}

const paints = new Map<number, Paint>()

/** Paints all present faces of a solid; faces that later cuts add have the cutting solid's paint. */
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

/** Converts an sRGB hex colour to linear components, as glTF vertex colours need them. */
export function linear(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.replace('#', ''), 16)
  const part = (shift: number): number => {
    const s = ((value >> shift) & 255) / 255
    return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4
  }
  return [part(16), part(8), part(0)]
}
