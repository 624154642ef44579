/** Dark contact shadows where things touch the cloth, finer than a shadow map could draw them. */
import type { Box3, Group } from 'three'
import { makeMarks, type MarkedThing } from '../board/marks.ts'

export interface ContactShadow {
  readonly group: Group
  /** Takes the boxes of all parts, and the height of the cloth. */
  show(boxes: readonly Box3[], ground: number): void
  dispose(): void
}

/** In radii of the exhibit: the width of the shadow, its height above the cloth, and the largest gap. */
const share = { reach: 0.11, high: 0.003, gap: 0.02 } as const
/** Limits of the width (cm). */
const [least, most] = [0.12, 2.6]
const strength = 0.62

export function makeContact(radius: number): ContactShadow {
  const marks = makeMarks('touch', Math.min(most, Math.max(least, radius * share.reach)))
  return {
    group: marks.group,
    show(boxes, ground) {
      const each = new Map<string, MarkedThing>()
      for (const { min, max } of boxes) {
        if (min.y - ground >= radius * share.gap) continue
        const [x, z] = [(min.x + max.x) / 2, (min.z + max.z) / 2]
        const [halfX, halfZ] = [(max.x - min.x) / 2, (max.z - min.z) / 2]
        // of boxes that share a middle, only the widest has a shadow
        const key = `${Math.round((x / radius) * 20)} ${Math.round((z / radius) * 20)}`
        if ((each.get(key)?.mark.halfX ?? -1) >= halfX) continue
        const mark = { x, y: ground + radius * share.high, z, halfX, halfZ }
        each.set(key, { mark, share: strength })
      }
      marks.show([...each.values()])
    },
    dispose: () => marks.dispose(),
  }
}
