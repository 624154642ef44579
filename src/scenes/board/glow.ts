/** Light round what may be touched next, and more of it round what stands for the focused command. */
import type { Arranged, Setting } from './arrange.ts'
import { type Marked, outlineOf } from './marks.ts'
import type { Posed } from './poseAt.ts'
import { bodyOf } from './thing.ts'

export const glow = { reach: 2.4, high: 0.06, next: 0.32, focus: 0.7 } as const

/** What a layer lights by itself is left to it. */
export function glowsOf(
  next: ReadonlySet<string>,
  focus: ReadonlySet<string>,
  posed: ReadonlyMap<string, Posed>,
  still: Arranged,
  { spots, bodies }: Setting,
): readonly Marked[] {
  const known = new Map(spots.map((spot) => [spot.id, spot]))
  return [...new Set([...next, ...focus])].flatMap((id): Marked[] => {
    const share = focus.has(id) ? glow.focus : glow.next
    const thing = posed.get(id)
    if (thing) {
      const { halfX, halfZ } = bodyOf(bodies, thing.look)
      return [{ mark: outlineOf(thing.pose, halfX, halfZ, glow.high), share }]
    }
    const spot = known.get(id)
    const pose = still.spots.get(id)
    if (!spot?.touch || spot.litBy === 'layer' || !pose) return []
    const { touch } = spot
    const [halfX, halfZ] =
      touch.kind === 'round' ? [touch.radius, touch.radius] : [touch.halfX, touch.halfZ]
    return [{ mark: outlineOf(pose, halfX, halfZ, glow.high), share }]
  })
}
