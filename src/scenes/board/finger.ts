/** What a finger means, which is wider on a screen than much of what it touches. */
import type { Target } from './hit.ts'
import type { Where } from './useTouches.ts'

/** As wide as a finger, in pixels of the page. */
export const finger = 40

export interface Felt {
  readonly id: string
  /** Something else that may be touched lies under the same finger. */
  readonly isCrowded: boolean
}

const apart = (a: Where, b: Where): number => Math.hypot(a.x - b.x, a.y - b.y)

/** What it has met, or the nearest that may be touched; null where there is none. */
export function feltBy(
  targets: readonly Target[],
  next: ReadonlySet<string>,
  met: string | null,
  where: Where,
  seen: (target: Target) => Where,
): Felt | null {
  const open = targets
    .filter(({ id }) => next.has(id))
    .map((one) => ({ id: one.id, at: seen(one) }))
  const near = open.filter(({ at }) => apart(at, where) < finger / 2)
  near.sort((a, b) => apart(a.at, where) - apart(b.at, where))
  const own = open.find(({ id }) => id === met) ?? near[0]
  if (!own) return null
  const isCrowded = open.some(({ id, at }) => id !== own.id && apart(at, own.at) < finger)
  return { id: own.id, isCrowded }
}
