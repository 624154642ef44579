/** Hit test for fingers: snaps a touch to the nearest touchable target, as a finger covers more than one of them. */
import type { HitTarget } from './hit.ts'
import type { PagePoint } from './useTouches.ts'

/** Width of a finger (CSS pixels). */
export const fingerPixels = 40

export interface FingerHit {
  readonly id: string
  /** Another touchable target lies under the same finger. */
  readonly isCrowded: boolean
}

const distance = (a: PagePoint, b: PagePoint): number => Math.hypot(a.x - b.x, a.y - b.y)

/**
 * The target that the ray met if it may be touched, else the nearest touchable one under the
 * finger; null if none.
 */
export function targetUnderFinger(
  targets: readonly HitTarget[],
  next: ReadonlySet<string>,
  met: string | null,
  where: PagePoint,
  seen: (target: HitTarget) => PagePoint,
): FingerHit | null {
  const open = targets
    .filter(({ id }) => next.has(id))
    .map((one) => ({ id: one.id, at: seen(one) }))
  const near = open.filter(({ at }) => distance(at, where) < fingerPixels / 2)
  near.sort((a, b) => distance(a.at, where) - distance(b.at, where))
  const own = open.find(({ id }) => id === met) ?? near[0]
  if (!own) return null
  const isCrowded = open.some(({ id, at }) => id !== own.id && distance(at, own.at) < fingerPixels)
  return { id: own.id, isCrowded }
}
