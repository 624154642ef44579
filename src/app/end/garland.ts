/** Layout of the garland: swags between hooks, and a string with a bell below each hook. */

interface Point {
  readonly x: number
  readonly y: number
}

export interface DrawnFlower extends Point {
  readonly r: number
  /** Index of the flower's symbol. */
  readonly kind: number
}

export interface Garland {
  readonly flowers: readonly DrawnFlower[]
  /** Lower ends of the strings. */
  readonly bells: readonly Point[]
}

export const kinds = 4

/** Distance between flowers (SVG units). */
const apart = 7.2
const size = 5.2

function strung(points: readonly Point[], first: number): DrawnFlower[] {
  return points.map((point, i) => ({
    ...point,
    r: size + ((i * 7 + first * 3) % 4) * 0.35,
    kind: (i + first) % kinds,
  }))
}

/** A parabola between two hooks. */
function swag(from: Point, to: Point, sag: number): Point[] {
  const wide = Math.hypot(to.x - from.x, to.y - from.y) + sag
  const count = Math.max(4, Math.round(wide / apart))
  return Array.from({ length: count + 1 }, (_, i) => {
    const along = i / count
    return {
      x: from.x + (to.x - from.x) * along,
      y: from.y + (to.y - from.y) * along + sag * 4 * along * (1 - along),
    }
  })
}

export function layOutGarland(
  hooks: readonly Point[],
  sag: number,
  lengths: readonly number[],
): Garland {
  const flowers: DrawnFlower[] = []
  const bells: Point[] = []
  hooks.forEach((hook, i) => {
    const next = hooks[i + 1]
    if (next) flowers.push(...strung(swag(hook, next, sag), i))
  })
  hooks.forEach((hook, i) => {
    const count = lengths[Math.min(i, hooks.length - 1 - i)] ?? 0
    const string = Array.from({ length: count }, (_, n) => ({ x: hook.x, y: hook.y + n * apart }))
    flowers.push(...strung(string, i + 2))
    if (count > 0) bells.push({ x: hook.x, y: hook.y + count * apart })
  })
  return { flowers, bells }
}
