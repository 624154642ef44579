// The elephant's body: spheres and limbs blended smoothly by a signed distance function.
import { Manifold, type Solid, type Vec3 } from '../../kit/manifold.ts'

interface Limb {
  readonly from: Vec3
  readonly to: Vec3
  /** Radius at both ends. */
  readonly radii: readonly [number, number]
}

interface Mass {
  readonly at: Vec3
  readonly size: Vec3
}

/** Blending distance between parts (cm). */
const flow = 0.13
/** Distance between vertices of the level set (cm). */
const grain = 0.15

export const torso: Mass = { at: [-0.14, 1.22, 0], size: [1.02, 0.64, 0.6] }

const both = (of: (side: 1 | -1) => Mass): readonly Mass[] => [of(1), of(-1)]
const masses: readonly Mass[] = [
  torso,
  { at: [0.92, 1.58, 0], size: [0.46, 0.5, 0.42] },
  ...both((s) => ({ at: [0.98, 1.94, s * 0.16], size: [0.24, 0.22, 0.2] })),
]
const trunk: readonly (readonly [Vec3, number])[] = [
  [[1.22, 1.5, 0], 0.25],
  [[1.47, 1.05, 0], 0.18],
  [[1.52, 0.62, 0], 0.13],
  [[1.63, 0.38, 0], 0.11],
  [[1.84, 0.42, 0], 0.09],
]
const legs = [-0.68, 0.44].flatMap((x) =>
  [-1, 1].flatMap((s): Limb[] => [
    { from: [x, 0.95, s * 0.34], to: [x, 0.3, s * 0.37], radii: [0.27, 0.21] },
    { from: [x, 0.3, s * 0.37], to: [x + 0.02, 0.06, s * 0.37], radii: [0.21, 0.26] },
  ]),
)
const limbs: readonly Limb[] = [
  ...trunk.slice(1).map(([to, end], i): Limb => {
    const [from, start] = trunk[i] ?? trunk[0] ?? [to, end]
    return { from, to, radii: [start, end] }
  }),
  ...legs,
  { from: [-1.06, 1.42, 0], to: [-1.24, 0.92, 0], radii: [0.08, 0.06] },
  { from: [-1.24, 0.92, 0], to: [-1.25, 0.66, 0], radii: [0.08, 0.1] },
]

function outOfMass([x, y, z]: Vec3, { at, size }: Mass): number {
  const [px, py, pz] = [(x - at[0]) / size[0], (y - at[1]) / size[1], (z - at[2]) / size[2]]
  const far = Math.hypot(px, py, pz)
  const steep = Math.hypot(px / size[0], py / size[1], pz / size[2])
  return steep < 1e-6 ? -Math.min(...size) : (far * (far - 1)) / steep
}

function outOfLimb([x, y, z]: Vec3, { from, to, radii }: Limb): number {
  const way = [to[0] - from[0], to[1] - from[1], to[2] - from[2]] as const
  const size = way[0] ** 2 + way[1] ** 2 + way[2] ** 2
  const along = ((x - from[0]) * way[0] + (y - from[1]) * way[1] + (z - from[2]) * way[2]) / size
  const t = Math.min(1, Math.max(0, along))
  const far = Math.hypot(
    x - from[0] - way[0] * t,
    y - from[1] - way[1] * t,
    z - from[2] - way[2] * t,
  )
  return far - (radii[0] + (radii[1] - radii[0]) * t)
}

function blended(a: number, b: number): number {
  const h = Math.max(0, flow - Math.abs(a - b)) / flow
  return Math.min(a, b) - (h * h * flow) / 4
}

/** The distance function, positive inside, as `Manifold.levelSet` expects it. */
function within(point: Vec3): number {
  let out = 9
  for (const mass of masses) out = blended(out, outOfMass(point, mass))
  for (const limb of limbs) out = blended(out, outOfLimb(point, limb))
  return -out
}

const room = { min: [-1.7, -0.5, -1.2], max: [2.2, 2.5, 1.2] } as { min: Vec3; max: Vec3 }

/** The body, cut flat at the ground. */
export const elephantBody = (): Solid =>
  Manifold.levelSet(within, room, grain).trimByPlane([0, 1, 0], 0).simplify(0.018)

/** A cloth over its back at a distance of `off` cm from the skin. */
export const drape = (off: number): Solid =>
  Manifold.sphere(1, 26)
    .scale(torso.size.map((half) => half + off) as Vec3)
    .translate(torso.at)
