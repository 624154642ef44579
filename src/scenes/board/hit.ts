/** Raycast without meshes: intersects a ray with the bounding boxes of things and the touch areas of spots. */
import { inverse, turned } from '../../physics/rotation.ts'
import type { Triple } from '../../physics/types.ts'
import { type Pose, seenFrom } from './pose.ts'
import type { GlowReach, Spot } from './spot.ts'
import { type Bodies, bodyOf, type Thing } from './thing.ts'
import type { Arranged } from './arrange.ts'

export interface Ray {
  readonly from: Triple
  readonly way: Triple
}

/** Something touchable, in its current pose. */
export interface HitTarget {
  readonly id: string
  /** Id of the thing that carries it. */
  readonly on: string | null
  readonly pose: Pose
  readonly reach: GlowReach
  /** Height of a thing above its foot; 0 for a spot. */
  readonly high: number
}

export function targetsOf(
  things: readonly Thing[],
  spots: readonly Spot[],
  { things: thingPoses, spots: spotPoses }: Arranged,
  bodies: Bodies,
): readonly HitTarget[] {
  const bearers = new Map(spots.map(({ id, on }) => [id, on]))
  const spotOf = new Map(things.map(({ id, at }) => [id, at.spot]))
  const standing = things.flatMap(({ id, look, at }): HitTarget[] => {
    const pose = thingPoses.get(id)
    const { halfX, halfZ, high, isPart } = bodyOf(bodies, look)
    const under = bearers.get(at.spot) ?? null
    const isMeant = isPart !== true || under === null
    const on = isMeant ? under : (bearers.get(spotOf.get(under) ?? '') ?? null)
    const reach = { kind: 'square', halfX, halfZ } as const
    return pose ? [{ id: isMeant ? id : under, on, pose, high, reach }] : []
  })
  const flat = spots.flatMap(({ id, on, touch }): HitTarget[] => {
    const pose = touch && spotPoses.get(id)
    return pose ? [{ id, on, pose, high: 0, reach: touch }] : []
  })
  return [...standing, ...flat]
}

/** Interval of ray parameters between two parallel planes; empty (first > last) if there is none. */
function spanBetween(
  from: number,
  way: number,
  least: number,
  most: number,
): readonly [number, number] {
  if (Math.abs(way) < 1e-9) return from < least || from > most ? [1, 0] : [-Infinity, Infinity]
  const [a, b] = [(least - from) / way, (most - from) / way]
  return a < b ? [a, b] : [b, a]
}

/** An intersection: entry and exit along the ray, and the distance from the target's centre in its plane. */
interface Hit {
  readonly target: HitTarget
  readonly near: number
  readonly far: number
  readonly aside: number
}

function intersect(target: HitTarget, ray: Ray): Hit | null {
  const { reach, pose, high } = target
  const [fx, fy, fz] = seenFrom(pose, ray.from)
  const [wx, wy, wz] = turned(inverse(pose.turn), ...ray.way)
  const [halfX, halfZ] =
    reach.kind === 'round' ? [reach.radius, reach.radius] : [reach.halfX, reach.halfZ]
  const spans = [
    spanBetween(fx, wx, -halfX, halfX),
    spanBetween(fy, wy, 0, high),
    spanBetween(fz, wz, -halfZ, halfZ),
  ]
  const near = Math.max(0, ...spans.map(([first]) => first))
  const far = Math.min(...spans.map(([, last]) => last))
  if (near > far + 1e-9 || far < 0) return null
  const aside = Math.hypot(fx + wx * near, fz + wz * near)
  return reach.kind === 'round' && aside > reach.radius ? null : { target, near, far, aside }
}

/** Spots within this distance along the ray (cm) count as equally near; the closer centre wins. */
const sameDepthCm = 0.25

export function firstHit(targets: readonly HitTarget[], ray: Ray): string | null {
  const met = targets.flatMap((target) => intersect(target, ray) ?? [])
  const byId = new Map(targets.map((target) => [target.id, target]))
  const isCarriedBy = (on: string | null, under: string): boolean =>
    on !== null && (on === under || isCarriedBy(byId.get(on)?.on ?? null, under))
  let best: Hit | null = null
  for (const one of met) if (best === null || isBefore(one, best, isCarriedBy)) best = one
  return best?.target.id ?? null
}

/** Bounding boxes are rough, so a thing that lies on another, or is let into it, wins over its carrier. */
function isBefore(
  a: Hit,
  b: Hit,
  isCarriedBy: (on: string | null, under: string) => boolean,
): boolean {
  if (isCarriedBy(a.target.on, b.target.id)) return a.near < b.far + sameDepthCm
  if (isCarriedBy(b.target.on, a.target.id)) return b.near >= a.far + sameDepthCm
  const areSpots = a.target.high === 0 && b.target.high === 0
  return areSpots && Math.abs(a.near - b.near) < sameDepthCm ? a.aside < b.aside : a.near < b.near
}

/** Maps a thing that is not touchable itself to the spot it lies on, if that is touchable. */
export function touchTargetOf(
  id: string,
  things: readonly Thing[],
  next: ReadonlySet<string>,
): string {
  if (next.has(id)) return id
  const spot = things.find((thing) => thing.id === id)?.at.spot
  return spot !== undefined && next.has(spot) ? spot : id
}
