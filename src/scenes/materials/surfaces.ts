// The look of each material, drawn by code: stone, wood, cloth, paper and water.
import { blend, tone, type Surface } from './maps.ts'
import { cells, clamp, hash, layers, step } from './noise.ts'

/** White marble with grey and honey veins. */
export const marble: Surface = (u, v, out) => {
  const warp = layers(u, v, 3, 3, 4, 11) - 0.5
  const bend = layers(u, v, 2, 2, 4, 23) - 0.5
  const cloud = layers(u + warp * 0.3, v + bend * 0.3, 3, 3, 4, 5)
  const main = Math.abs(layers(u + bend * 0.55, v + warp * 0.55, 2, 3, 5, 37) - 0.5)
  const fine = Math.abs(layers(u + warp * 0.4, v - bend * 0.4, 5, 4, 4, 53) - 0.5)
  const vein = (1 - step(0, 0.028, main)) * step(0.35, 0.7, cloud)
  const thread = (1 - step(0, 0.012, fine)) * 0.5
  tone(out, 0xf6f3ee, 0.96 + 0.07 * (cloud - 0.5))
  blend(out, 0xd8d4cf, step(0.45, 0.8, cloud) * 0.6)
  blend(out, 0x6f6c6c, vein * 0.7)
  blend(out, 0xc49a62, thread * 0.55)
  out.height = -0.004 * vein
  out.rough = 0.2 + 0.14 * cloud + 0.16 * vein
}

/** Red sandstone in faint beds, with pits and chisel marks. */
export const sandstone: Surface = (u, v, out) => {
  const bend = layers(u, v, 2, 2, 3, 3)
  const bed = layers(u, v + bend * 0.12, 2, 14, 3, 19)
  const grain = layers(u, v, 96, 96, 2, 29)
  const patch = layers(u, v, 4, 4, 4, 41)
  const pit = 1 - step(0.05, 0.22, cells(u, v, 36, 7))
  const deep = pit * step(0.55, 0.7, layers(u, v, 9, 9, 2, 67))
  tone(out, 0xb56a4a, 0.86 + 0.2 * grain + 0.14 * (bed - 0.5))
  blend(out, 0xd89a72, step(0.5, 0.85, bed) * 0.4)
  blend(out, 0x8f4633, step(0.5, 0.9, patch) * 0.5)
  blend(out, 0x6d3427, deep * 0.6)
  out.height = 0.02 * grain + 0.05 * bed - 0.09 * deep + 0.03 * patch
  out.rough = 0.82 + 0.14 * grain
}

/** Rosewood, its grain along u. */
export const rosewood: Surface = (u, v, out) => {
  const sway = layers(u, v, 2, 3, 3, 13) - 0.5
  const rings = layers(u, v + sway * 0.06, 1, 12, 3, 31)
  const band = 0.5 + 0.5 * Math.sin((rings * 9 + sway * 3) * Math.PI * 2)
  const fibre = layers(u, v, 6, 128, 2, 43)
  const pore = step(0.7, 0.86, layers(u, v, 14, 160, 1, 59))
  tone(out, 0x54241a, 0.78 + 0.3 * fibre)
  blend(out, 0x260d09, step(0.4, 1, band) * 0.7)
  blend(out, 0x844024, step(0.6, 1, rings) * 0.35)
  blend(out, 0x1e0a06, pore * 0.55)
  out.height = -0.006 * pore + 0.002 * fibre
  out.rough = 0.36 + 0.16 * fibre + 0.2 * pore
}

/** Wool felt: short fibres lying every way. */
export const felt: Surface = (u, v, out) => {
  const a = layers(u + v, v, 40, 90, 2, 17)
  const b = layers(u, v - u, 90, 40, 2, 47)
  const fuzz = hash(Math.floor(u * 512), Math.floor(v * 512), 9)
  const wear = layers(u, v, 3, 3, 3, 61)
  const fibre = Math.max(a, b)
  tone(out, 0x1d5240, 0.66 + 0.5 * fibre + 0.1 * (fuzz - 0.5) + 0.12 * (wear - 0.5))
  out.height = 0.05 * fibre
  out.rough = 1
}

/** Dark slate with cleavage and a breath of old chalk. */
export const slate: Surface = (u, v, out) => {
  const bend = layers(u, v, 3, 3, 3, 21) - 0.5
  const leaf = layers(u + bend * 0.2, v + bend * 0.1, 4, 9, 4, 33)
  const grain = layers(u, v, 120, 120, 2, 45)
  const dust = layers(u + v * 0.5, v, 5, 16, 4, 57)
  tone(out, 0x2a333b, 0.82 + 0.2 * grain + 0.35 * (leaf - 0.5))
  blend(out, 0x43535a, step(0.55, 0.9, leaf) * 0.4)
  blend(out, 0x8d9290, step(0.5, 0.95, dust) * 0.1)
  out.height = 0.03 * leaf + 0.008 * grain
  out.rough = 0.72 + 0.2 * grain
}

/** Parchment: warm, blotched, with fibres. */
export const parchment: Surface = (u, v, out) => {
  const blot = layers(u, v, 3, 3, 5, 63)
  const fibre = layers(u, v, 80, 12, 2, 75)
  tone(out, 0xe6d3a6, 0.93 + 0.1 * fibre)
  blend(out, 0xb98d52, step(0.5, 0.95, blot) * 0.4)
  out.height = 0.006 * fibre
  out.rough = 0.86
}

/** Silk: a fine weave with slubs. */
export const silk: Surface = (u, v, out) => {
  const thread = 0.5 + 0.5 * Math.sin(u * 128 * Math.PI * 2) * Math.sin(v * 128 * Math.PI * 2)
  const slub = layers(u, v, 6, 64, 2, 83)
  tone(out, 0xffffff, 0.8 + 0.12 * thread + 0.16 * (slub - 0.5))
  out.height = 0.006 * thread
  out.rough = 0.42 + 0.2 * slub
}

/** Turned wood, bone and jade of the sticks: a light grain that a tint is multiplied into. */
export const grain: Surface = (u, v, out) => {
  const sway = layers(u, v, 2, 3, 3, 91) - 0.5
  const line = layers(u, v + sway * 0.08, 2, 48, 3, 97)
  tone(out, 0xffffff, clamp(0.72 + 0.34 * line))
  out.height = 0.004 * line
  out.rough = 0.4 + 0.2 * line
}

/** Small waves of a slow river. */
export const water: Surface = (u, v, out) => {
  const a = layers(u, v, 6, 14, 4, 101)
  const b = layers(u + a * 0.1, v, 12, 26, 3, 113)
  tone(out, 0xffffff)
  out.height = (a * 0.6 + b * 0.4) * 9
  out.rough = 0.08
}
