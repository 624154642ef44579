/** Glow decals around everything that may be touched next, brighter around what the focused command touches. */
import type { Arranged, TableSetting } from './arrange.ts'
import { type MarkedThing, markOutlineOf } from './marks.ts'
import type { VisibleThings } from './poseAt.ts'
import { pointOn } from './pose.ts'
import { bodyOf } from './thing.ts'

export const glow = {
  reach: 2.4,
  rim: 0.9,
  /** Adjoining places glow along an edge that is inset (cm) and brighter, so that neighbours stay apart. */
  inset: 0.5,
  edge: 1.5,
  high: 0.06,
  over: 0.02,
  next: 0.32,
  focus: 0.7,
} as const

/** Things up to this height (cm) are read from above, so they glow along the edge instead of around it. */
const flatHeightCm = 0.1

export interface Glow extends MarkedThing {
  readonly isRim?: boolean
}

/** Skips spots that a layer lights itself. */
export function glowsOf(
  next: ReadonlySet<string>,
  focus: ReadonlySet<string>,
  posed: Pick<VisibleThings, 'get'>,
  still: Arranged,
  { spots, bodies }: TableSetting,
): readonly Glow[] {
  const known = new Map(spots.map((spot) => [spot.id, spot]))
  return [...new Set([...next, ...focus])].flatMap((id): Glow[] => {
    const share = focus.has(id) ? glow.focus : glow.next
    const thing = posed.get(id)
    if (thing) {
      const { halfX, halfZ, high } = bodyOf(bodies, thing.look)
      if (high > flatHeightCm)
        return [{ mark: markOutlineOf(thing.pose, halfX, halfZ, glow.high), share }]
      const [x, y, z] = pointOn(thing.pose, 0, high + glow.over, 0)
      return [{ mark: { x, y, z, halfX, halfZ, lean: thing.pose.turn }, share, isRim: true }]
    }
    const spot = known.get(id)
    const pose = still.spots.get(id)
    if (!spot?.touch || spot.litBy === 'layer' || !pose) return []
    const { touch } = spot
    const [halfX, halfZ] =
      touch.kind === 'round' ? [touch.radius, touch.radius] : [touch.halfX, touch.halfZ]
    if (spot.litBy !== 'edge')
      return [{ mark: markOutlineOf(pose, halfX, halfZ, glow.high), share }]
    const inside = markOutlineOf(pose, halfX - glow.inset, halfZ - glow.inset, glow.high)
    return [{ mark: inside, share: share * glow.edge, isRim: true }]
  })
}
