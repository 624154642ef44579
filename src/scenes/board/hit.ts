/** What a ray meets first: the rooms that things take, and the parts of spots that may be touched. */
import { inverse, turned } from '../../physics/rotation.ts'
import type { Triple } from '../../physics/types.ts'
import { type Pose, seenFrom } from './pose.ts'
import type { Reach, Spot } from './spot.ts'
import { type Bodies, bodyOf, type Thing } from './thing.ts'
import type { Arranged } from './arrange.ts'

export interface Ray {
  readonly from: Triple
  readonly way: Triple
}

/** Something that can be touched, where it lies now. */
export interface Target {
  readonly id: string
  readonly pose: Pose
  readonly reach: Reach
  /** A body stands up from its foot; a spot is flat. */
  readonly high: number
}

export function targetsOf(
  things: readonly Thing[],
  spots: readonly Spot[],
  { things: thingPoses, spots: spotPoses }: Arranged,
  bodies: Bodies,
): readonly Target[] {
  const standing = things.flatMap(({ id, look }): Target[] => {
    const pose = thingPoses.get(id)
    const { halfX, halfZ, high } = bodyOf(bodies, look)
    return pose ? [{ id, pose, high, reach: { kind: 'square', halfX, halfZ } }] : []
  })
  const flat = spots.flatMap(({ id, touch }): Target[] => {
    const pose = touch && spotPoses.get(id)
    return pose ? [{ id, pose, high: 0, reach: touch }] : []
  })
  return [...standing, ...flat]
}

/** From where to where, along the ray, it is between two parallel planes. */
function within(from: number, way: number, least: number, most: number): readonly [number, number] {
  if (Math.abs(way) < 1e-9) return from < least || from > most ? [1, 0] : [-Infinity, Infinity]
  const [a, b] = [(least - from) / way, (most - from) / way]
  return a < b ? [a, b] : [b, a]
}

interface Met {
  readonly far: number
  /** From the target's middle, on its plane. */
  readonly aside: number
}

function meet(target: Target, ray: Ray): Met | null {
  const { reach, pose, high } = target
  const [fx, fy, fz] = seenFrom(pose, ray.from)
  const [wx, wy, wz] = turned(inverse(pose.turn), ...ray.way)
  const [halfX, halfZ] =
    reach.kind === 'round' ? [reach.radius, reach.radius] : [reach.halfX, reach.halfZ]
  const spans = [
    within(fx, wx, -halfX, halfX),
    within(fy, wy, 0, high),
    within(fz, wz, -halfZ, halfZ),
  ]
  const near = Math.max(0, ...spans.map(([first]) => first))
  const far = Math.min(...spans.map(([, last]) => last))
  if (near > far + 1e-9 || far < 0) return null
  const aside = Math.hypot(fx + wx * near, fz + wz * near)
  return reach.kind === 'round' && aside > reach.radius ? null : { far: near, aside }
}

/** Of targets that are as near as each other (cm), a spot on a thing comes before the thing, then the nearest middle. */
const level = 0.25

export function firstMet(targets: readonly Target[], ray: Ray): string | null {
  let best: { readonly target: Target; readonly met: Met } | null = null
  for (const target of targets) {
    const met = meet(target, ray)
    if (met && (best === null || isBefore({ target, met }, best))) best = { target, met }
  }
  return best?.target.id ?? null
}

interface Found {
  readonly target: Target
  readonly met: Met
}

function isBefore(a: Found, b: Found): boolean {
  if (Math.abs(a.met.far - b.met.far) > level) return a.met.far < b.met.far
  const [flatA, flatB] = [a.target.high === 0, b.target.high === 0]
  if (flatA !== flatB) return flatA
  return flatA ? a.met.aside < b.met.aside : a.met.far < b.met.far
}
