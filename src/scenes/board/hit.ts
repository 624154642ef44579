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
  /** The thing that it lies on or is a part of. */
  readonly on: string | null
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
  const bearers = new Map(spots.map(({ id, on }) => [id, on]))
  const spotOf = new Map(things.map(({ id, at }) => [id, at.spot]))
  const standing = things.flatMap(({ id, look, at }): Target[] => {
    const pose = thingPoses.get(id)
    const { halfX, halfZ, high, isPart } = bodyOf(bodies, look)
    const under = bearers.get(at.spot) ?? null
    const isMeant = isPart !== true || under === null
    const on = isMeant ? under : (bearers.get(spotOf.get(under) ?? '') ?? null)
    const reach = { kind: 'square', halfX, halfZ } as const
    return pose ? [{ id: isMeant ? id : under, on, pose, high, reach }] : []
  })
  const flat = spots.flatMap(({ id, on, touch }): Target[] => {
    const pose = touch && spotPoses.get(id)
    return pose ? [{ id, on, pose, high: 0, reach: touch }] : []
  })
  return [...standing, ...flat]
}

/** From where to where, along the ray, it is between two parallel planes. */
function within(from: number, way: number, least: number, most: number): readonly [number, number] {
  if (Math.abs(way) < 1e-9) return from < least || from > most ? [1, 0] : [-Infinity, Infinity]
  const [a, b] = [(least - from) / way, (most - from) / way]
  return a < b ? [a, b] : [b, a]
}

/** Along the ray: where a target begins and ends, and how far from its middle it is met, on its plane. */
interface Met {
  readonly target: Target
  readonly near: number
  readonly far: number
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
  return reach.kind === 'round' && aside > reach.radius ? null : { target, near, far, aside }
}

/** Spots that are as near as each other (cm) are told apart by their middles. */
const level = 0.25

export function firstMet(targets: readonly Target[], ray: Ray): string | null {
  const met = targets.flatMap((target) => meet(target, ray) ?? [])
  const byId = new Map(targets.map((target) => [target.id, target]))
  const lies = (on: string | null, under: string): boolean =>
    on !== null && (on === under || lies(byId.get(on)?.on ?? null, under))
  let best: Met | null = null
  for (const one of met) if (best === null || isBefore(one, best, lies)) best = one
  return best?.target.id ?? null
}

/** Bodies are rough: what lies on a thing, or is let into it, is met before it. */
function isBefore(a: Met, b: Met, lies: (on: string | null, under: string) => boolean): boolean {
  if (lies(a.target.on, b.target.id)) return a.near < b.far + level
  if (lies(b.target.on, a.target.id)) return b.near >= a.far + level
  const areSpots = a.target.high === 0 && b.target.high === 0
  return areSpots && Math.abs(a.near - b.near) < level ? a.aside < b.aside : a.near < b.near
}

/** A thing that means nothing itself stands for the spot on which it lies, if that may be touched. */
export function meantOf(id: string, things: readonly Thing[], next: ReadonlySet<string>): string {
  if (next.has(id)) return id
  const spot = things.find((thing) => thing.id === id)?.at.spot
  return spot !== undefined && next.has(spot) ? spot : id
}
