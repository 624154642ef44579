// Surface functions of all generated textures: stone, wood, cloth, paper, water.
import { blendColour, setColour, type SurfaceSampler } from './maps.ts'
import { cellularNoise, clamp, noiseField, latticeHash, smoothStep, cachedField } from './noise.ts'

/** White marble with grey and honey veins. */
function makeMarbleSurface(): SurfaceSampler {
  const [warp, bend] = [noiseField(3, 3, 4, 11), noiseField(2, 2, 4, 23)]
  const [cloud, main] = [noiseField(3, 3, 4, 5), noiseField(3, 5, 5, 37)]
  const [fine, gate] = [noiseField(9, 7, 4, 53), noiseField(5, 5, 3, 71)]
  return (u, v, out) => {
    const w = warp(u, v) - 0.5
    const b = bend(u, v) - 0.5
    const c = cloud(u + w * 0.3, v + b * 0.3)
    const ridge = Math.abs(main(u + b * 0.4, v + w * 0.4) - 0.5)
    const hair = Math.abs(fine(u + w * 0.3, v - b * 0.3) - 0.5)
    const vein = (1 - smoothStep(0, 0.02, ridge)) * smoothStep(0.42, 0.72, c)
    const thread = (1 - smoothStep(0, 0.016, hair)) * smoothStep(0.46, 0.62, gate(u, v))
    setColour(out, 0xf6f3ee, 0.96 + 0.07 * (c - 0.5))
    blendColour(out, 0xd8d4cf, smoothStep(0.45, 0.8, c) * 0.6)
    blendColour(out, 0x6f6c6c, vein * 0.5)
    blendColour(out, 0xc49a62, thread * 0.4)
    out.height = -0.004 * vein
    out.rough = 0.2 + 0.14 * c + 0.16 * vein
  }
}

/** Red sandstone with faint layers, pits and chisel marks. */
function makeSandstoneSurface(): SurfaceSampler {
  const [bend, beds] = [noiseField(2, 2, 3, 3), noiseField(2, 14, 3, 19)]
  const [grain, patch] = [noiseField(96, 96, 2, 29), noiseField(4, 4, 4, 41)]
  const pits = cachedField(256, (u, v) => cellularNoise(u, v, 36, 7))
  const gate = noiseField(9, 9, 2, 67)
  return (u, v, out) => {
    const g = grain(u, v)
    const bed = beds(u, v + bend(u, v) * 0.12)
    const p = patch(u, v)
    const deep = (1 - smoothStep(0.05, 0.22, pits(u, v))) * smoothStep(0.55, 0.7, gate(u, v))
    setColour(out, 0xc27e5f, 0.86 + 0.2 * g + 0.14 * (bed - 0.5))
    blendColour(out, 0xdfa884, smoothStep(0.5, 0.85, bed) * 0.4)
    blendColour(out, 0xa35c45, smoothStep(0.5, 0.9, p) * 0.5)
    blendColour(out, 0x6d3427, deep * 0.6)
    out.height = 0.02 * g + 0.05 * bed - 0.09 * deep + 0.03 * p
    out.rough = 0.82 + 0.14 * g
  }
}

/** Weathered stone with pits, cracks and blotches; a tint colours it. */
function makeRuinSurface(): SurfaceSampler {
  const [grain, patch] = [noiseField(80, 80, 2, 27), noiseField(5, 5, 4, 49)]
  const [crack, gate] = [noiseField(7, 7, 4, 65), noiseField(4, 4, 3, 77)]
  const pits = cachedField(256, (u, v) => cellularNoise(u, v, 54, 15))
  return (u, v, out) => {
    const g = grain(u, v)
    const p = patch(u, v)
    const pit = (1 - smoothStep(0.05, 0.24, pits(u, v))) * smoothStep(0.5, 0.68, gate(u, v))
    const line = 1 - smoothStep(0, 0.012, Math.abs(crack(u, v) - 0.5))
    setColour(out, 0xf3efe8, 0.78 + 0.18 * g + 0.26 * (p - 0.5))
    blendColour(out, 0x6d685f, pit * 0.3 + line * 0.35 * smoothStep(0.4, 0.7, gate(u, v)))
    out.height = 0.022 * g + 0.03 * p - 0.05 * pit - 0.012 * line
    out.rough = 0.8 + 0.16 * g
  }
}

/** Rosewood with its grain along u. */
function makeRosewoodSurface(): SurfaceSampler {
  const [bend, rings] = [noiseField(2, 3, 3, 13), noiseField(1, 12, 3, 31)]
  const [fibres, pores] = [noiseField(6, 128, 2, 43), noiseField(14, 160, 1, 59)]
  return (u, v, out) => {
    const sway = bend(u, v) - 0.5
    const ring = rings(u, v + sway * 0.06)
    const band = 0.5 + 0.5 * Math.sin((ring * 9 + sway * 3) * Math.PI * 2)
    const fibre = fibres(u, v)
    const pore = smoothStep(0.7, 0.86, pores(u, v))
    setColour(out, 0x54241a, 0.78 + 0.3 * fibre)
    blendColour(out, 0x260d09, smoothStep(0.4, 1, band) * 0.7)
    blendColour(out, 0x844024, smoothStep(0.6, 1, ring) * 0.35)
    blendColour(out, 0x1e0a06, pore * 0.55)
    out.height = -0.006 * pore + 0.002 * fibre
    out.rough = 0.36 + 0.16 * fibre + 0.2 * pore
  }
}

/** Wool felt: short fibres in all directions. */
function makeFeltSurface(): SurfaceSampler {
  const [one, other, worn] = [
    noiseField(40, 90, 2, 17),
    noiseField(90, 40, 2, 47),
    noiseField(3, 3, 3, 61),
  ]
  return (u, v, out) => {
    const fuzz = latticeHash(Math.floor(u * 512), Math.floor(v * 512), 9)
    const fibre = Math.max(one(u + v, v), other(u, v - u))
    setColour(out, 0x1d5240, 0.66 + 0.5 * fibre + 0.1 * (fuzz - 0.5) + 0.12 * (worn(u, v) - 0.5))
    out.height = 0.05 * fibre
    out.rough = 1
  }
}

/** Dark slate with layers and traces of chalk. */
function makeSlateSurface(): SurfaceSampler {
  const [bends, leaves] = [noiseField(3, 3, 3, 21), noiseField(4, 9, 4, 33)]
  const [grain, smear] = [noiseField(120, 120, 1, 45), noiseField(5, 16, 4, 57)]
  return (u, v, out) => {
    const bend = bends(u, v) - 0.5
    const leaf = leaves(u + bend * 0.2, v + bend * 0.1)
    const g = grain(u, v)
    const dust = smear(u, v + 0.1 * bend)
    setColour(out, 0x26333f, 0.8 + 0.2 * g + 0.35 * (leaf - 0.5))
    blendColour(out, 0x3d5160, smoothStep(0.55, 0.9, leaf) * 0.4)
    blendColour(out, 0x8d9290, smoothStep(0.5, 0.95, dust) * 0.1)
    out.height = 0.03 * leaf + 0.008 * g
    out.rough = 0.72 + 0.2 * g
  }
}

/** Warm, blotched parchment with fibres. */
function makeParchmentSurface(): SurfaceSampler {
  const [blots, fibres] = [noiseField(3, 3, 5, 63), noiseField(80, 12, 2, 75)]
  return (u, v, out) => {
    const fibre = fibres(u, v)
    setColour(out, 0xe6d3a6, 0.93 + 0.1 * fibre)
    blendColour(out, 0xb98d52, smoothStep(0.5, 0.95, blots(u, v)) * 0.4)
    out.height = 0.006 * fibre
    out.rough = 0.86
  }
}

/** Silk: a fine weave with slubs. */
function makeSilkSurface(): SurfaceSampler {
  const slubs = noiseField(6, 64, 2, 83)
  return (u, v, out) => {
    const thread = 0.5 + 0.5 * Math.sin(u * 64 * Math.PI * 2) * Math.sin(v * 64 * Math.PI * 2)
    const slub = slubs(u, v)
    setColour(out, 0xffffff, 0.8 + 0.12 * thread + 0.16 * (slub - 0.5))
    out.height = 0.006 * thread
    out.rough = 0.42 + 0.2 * slub
  }
}

/** Light grain for wood, bone and jade, coloured by a tint. */
function makeGrainSurface(): SurfaceSampler {
  const [bends, lines] = [noiseField(2, 3, 3, 91), noiseField(2, 48, 3, 97)]
  return (u, v, out) => {
    const line = lines(u, v + (bends(u, v) - 0.5) * 0.08)
    setColour(out, 0xffffff, clamp(0.72 + 0.34 * line))
    out.height = 0.004 * line
    out.rough = 0.4 + 0.2 * line
  }
}

/** Mottled texture for earth, plaster and leaves, coloured by a tint. */
function makeEarthSurface(): SurfaceSampler {
  const [clods, grain, tufts] = [
    noiseField(6, 6, 3, 121),
    noiseField(64, 64, 2, 127),
    noiseField(28, 28, 2, 131),
  ]
  return (u, v, out) => {
    const c = clods(u, v)
    const g = grain(u, v)
    const t = tufts(u, v)
    setColour(out, 0xffffff, clamp(0.78 + 0.2 * (g - 0.5) + 0.22 * (t - 0.5) + 0.16 * c))
    out.height = 0.03 * g + 0.05 * t
    out.rough = 0.86 + 0.1 * g
  }
}

/** Small waves of a slow river; the model gives the colour. */
function makeWaterSurface(): SurfaceSampler {
  const [swell, ripple] = [noiseField(6, 14, 4, 101), noiseField(12, 26, 3, 113)]
  return (u, v, out) => {
    const a = swell(u, v)
    const crest = ripple(u + a * 0.1, v)
    setColour(out, 0xffffff, 0.8 + 0.34 * smoothStep(0.3, 0.75, a * 0.5 + crest * 0.5))
    out.height = a * 0.6 + crest * 0.4
    out.rough = 0.3
  }
}

export const materialSurfaces = {
  marble: makeMarbleSurface(),
  sandstone: makeSandstoneSurface(),
  ruin: makeRuinSurface(),
  rosewood: makeRosewoodSurface(),
  felt: makeFeltSurface(),
  slate: makeSlateSurface(),
  parchment: makeParchmentSurface(),
  silk: makeSilkSurface(),
  grain: makeGrainSurface(),
  earth: makeEarthSurface(),
  water: makeWaterSurface(),
} as const

export type SurfaceName = keyof typeof materialSurfaces
