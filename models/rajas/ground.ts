// The land of the board: a height map with vertex colours, and the river's bed swept along its course.
import { areaBounds, land, palace, quarry, river, waterLine } from '../../src/shapes/rajas.ts'
import { noiseOctaves, smoothStep } from '../../src/scenes/materials/noise.ts'
import { linear } from '../kit/paint.ts'
import { flat, sheet, type Soup, type Tri } from '../kit/soup.ts'
import { CrossSection } from '../kit/manifold.ts'
import type { Outline, Shape, Vec3 } from '../kit/manifold.ts'
import { coat } from './form.ts'

const line = waterLine(90)
const basins: readonly [number, number][] = [
  [river.basinX, river.far],
  [river.basinX, river.near],
]

/** Distance of a point from the river's bank; negative over water. */
export function distanceToWater(x: number, z: number): number {
  let least = Infinity
  for (const p of line) least = Math.min(least, Math.hypot(p.x - x, p.z - z) - river.halfWide)
  for (const [bx, bz] of basins) least = Math.min(least, Math.hypot(bx - x, bz - z) - river.basin)
  return least
}

const noise = (x: number, z: number, cells: number, seed: number): number =>
  noiseOctaves((x + 24) / 48, (z + 15) / 48, cells, cells, 3, seed) - 0.5

const within = (area: { x: readonly number[]; z: readonly number[] }, x: number, z: number) =>
  x > (area.x[0] ?? 0) && x < (area.x[1] ?? 0) && z > (area.z[0] ?? 0) && z < (area.z[1] ?? 0)

export function heightAt(x: number, z: number): number {
  const water = distanceToWater(x, z)
  if (water < 0.82) return -0.2
  let y: number = land.y + noise(x, z, 9, 5) * 0.12
  if (x < areaBounds.quarry.x[1] && z < areaBounds.quarry.z[1]) {
    const row = Math.min(2, Math.floor((quarry.near + quarry.deep / 2 - z) / quarry.deep))
    const floor = quarry.first + Math.max(0, row) * quarry.rise - 0.42
    y =
      floor +
      noise(x, z, 16, 9) * 0.3 +
      0.9 * smoothStep(-8.6, -11.5, z) -
      1.2 * smoothStep(-12.4, -14.2, z)
  }
  if (within(areaBounds.market, x, z)) y = 0.88
  if (Math.abs(x) < palace.halfX && z < 2.8 && z > -12.4) y = 0.8
  return y
}

const grass = ['#6f8a3c', '#8c9a48', '#567a38'].map(linear)
const soil = linear('#b08a54')
const rock = linear('#c98f68')
const sand = linear('#dcc08a')

type Rgb = readonly number[]
const blend = (a: Rgb, b: Rgb, t: number): number[] => a.map((v, i) => v + ((b[i] ?? v) - v) * t)

function colourAt(x: number, z: number): number[] {
  const patch = noise(x, z, 7, 21) + 0.5
  let colour: number[] = blend(grass[0] ?? [], grass[1] ?? [], smoothStep(0.35, 0.75, patch))
  colour = blend(colour, grass[2] ?? [], smoothStep(0.45, 0.8, noise(x, z, 14, 33) + 0.5) * 0.7)
  colour = blend(colour, soil, smoothStep(0.5, 0.8, noise(x, z, 5, 41) + 0.5) * 0.8)
  if (x < areaBounds.quarry.x[1] && z < areaBounds.quarry.z[1] && z > -14.4)
    colour = blend(rock, soil, smoothStep(0.3, 0.8, patch) * 0.6)
  if (within(areaBounds.market, x, z)) colour = blend(sand, soil, 0.25 + 0.4 * patch)
  return blend(sand, colour, smoothStep(0.5, 1.3, distanceToWater(x, z)))
}

/** The land as a grid of points with a tint for each vertex. */
export function ground(step: number): Soup {
  const [nx, nz] = [Math.round((land.halfX * 2) / step), Math.round((land.halfZ * 2) / step)]
  const rows = Array.from({ length: nz + 1 }, (_, j) =>
    Array.from({ length: nx + 1 }, (__, i): Vec3 => {
      const x = -land.halfX + (i / nx) * land.halfX * 2
      const z = land.halfZ - (j / nz) * land.halfZ * 2
      return [x, heightAt(x, z), z]
    }),
  )
  return sheet(rows, coat('earth', '#ffffff', 60))
    .filter(({ at }) => Math.max(at[1] ?? 0, at[4] ?? 0, at[7] ?? 0) > 0)
    .map((tri): Tri => ({
      ...tri,
      tints: [0, 3, 6].flatMap((k) => colourAt(tri.at[k] ?? 0, tri.at[k + 2] ?? 0)),
    }))
}

/** Cross-section of the bank, outwards from the water's edge: distance, height, colour. */
const bank: readonly (readonly [number, number, string])[] = [
  [-0.25, river.bed + 0.05, '#8c8054'],
  [0.02, 0.5, '#c6a878'],
  [0.16, 0.84, '#dcc598'],
  [0.72, 0.96, '#cdb27e'],
  [1.02, 0.86, '#a09a58'],
  [1.6, 0.6, '#8a9450'],
]

/** The water's outline, grown by `off`: both reaches, the bend and the basins as one shape. */
function outline(off: number, steps: number): Shape {
  const course = waterLine(steps)
  const discs = course.map((p) =>
    CrossSection.circle(river.halfWide + off, 20).translate([p.x, -p.z]),
  )
  const links = discs.slice(1).map((disc, i) => CrossSection.hull([discs[i] ?? disc, disc]))
  const round = basins.map(([x, z]) =>
    CrossSection.circle(river.basin + off, 40).translate([x, -z]),
  )
  return CrossSection.union([...links, ...round]).simplify(0.012)
}

/** The bed and its banks as bands between offset outlines, triangulated; each vertex has its outline's height. */
export function bed(steps: number): Soup {
  const paint = coat('earth', '#ffffff', 50)
  const soup = flat(
    outline(bank[0]?.[0] ?? 0, steps).toPolygons() as Outline[],
    coat('earth', '#7d7a55'),
    (x, y) => [x, river.bed + 0.05, -y],
  )
  bank.slice(1).forEach(([off, high, tint], i) => {
    const [inner, low, innerTint] = bank[i] ?? [0, 0, tint]
    const band = outline(off, steps).subtract(outline(inner, steps))
    const isOuter = (x: number, z: number): boolean => distanceToWater(x, z) > (off + inner) / 2
    const tris = flat(band.toPolygons() as Outline[], paint, (x, y) => [
      x,
      isOuter(x, -y) ? high : low,
      -y,
    ])
    const [far, near] = [linear(tint), linear(innerTint)]
    for (const tri of tris)
      soup.push({
        ...tri,
        tints: [0, 3, 6].flatMap((k) => (isOuter(tri.at[k] ?? 0, tri.at[k + 2] ?? 0) ? far : near)),
      })
  })
  return soup
}

/** Cross-section of the water, from the bank to the middle: distance inwards and colour. */
const shallows: readonly (readonly [number, string])[] = [
  [0.14, '#b4d8cb'],
  [-0.22, '#7fbab8'],
  [-0.75, '#4593a0'],
]

/** The water as flat coloured bands, paler near the banks; animated water follows `waterLine` instead. */
export function water(steps: number): Soup {
  const lay = (x: number, y: number): Vec3 => [x, river.water, -y]
  const [, , deep] = shallows
  const core = outline(deep?.[0] ?? 0, steps).toPolygons() as Outline[]
  const soup = flat(core, { material: 'water', tint: deep?.[1] ?? '#ffffff', occlusion: 0 }, lay)
  shallows.slice(1).forEach(([off, tint], i) => {
    const [outer, outerTint] = shallows[i] ?? [0, tint]
    const band = outline(outer, steps).subtract(outline(off, steps))
    const [near, far] = [linear(outerTint), linear(tint)]
    const isNear = (x: number, z: number): boolean => distanceToWater(x, z) > (outer + off) / 2
    for (const tri of flat(
      band.toPolygons() as Outline[],
      { material: 'water', occlusion: 0 },
      lay,
    ))
      soup.push({
        ...tri,
        tints: [0, 3, 6].flatMap((k) => (isNear(tri.at[k] ?? 0, tri.at[k + 2] ?? 0) ? near : far)),
      })
  })
  return soup
}
