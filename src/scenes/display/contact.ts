/** The dark where things touch the cloth: what a shadow map is too coarse for. */
import type { Box3, Group } from 'three'
import { makeMarks, type MarkedThing } from '../board/marks.ts'

export interface ContactShadow {
  readonly group: Group
  /** The boxes of all parts, and the height of the cloth. */
  show(boxes: readonly Box3[], ground: number): void
  dispose(): void
}

/** Of the radius of the whole: how far the dark spreads, how high it lies, what still touches. */
const share = { reach: 0.11, high: 0.003, near: 0.02 } as const
const [least, most] = [0.12, 2.6]
const strength = 0.62

export function makeContact(radius: number): ContactShadow {
  const marks = makeMarks('touch', Math.min(most, Math.max(least, radius * share.reach)))
  return {
    group: marks.group,
    show(boxes, ground) {
      const touching = boxes.filter(({ min }) => min.y - ground < radius * share.near)
      const each = new Map<string, MarkedThing>()
      for (const { min, max } of touching) {
        const [x, z] = [(min.x + max.x) / 2, (min.z + max.z) / 2]
        const key = `${Math.round((x / radius) * 20)} ${Math.round((z / radius) * 20)}`
        const [halfX, halfZ] = [(max.x - min.x) / 2, (max.z - min.z) / 2]
        const known = each.get(key)?.mark
        if (known && known.halfX >= halfX) continue
        const mark = { x, y: ground + radius * share.high, z, halfX, halfZ }
        each.set(key, { mark, share: strength })
      }
      marks.show([...each.values()])
    },
    dispose: () => marks.dispose(),
  }
}
