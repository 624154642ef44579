/** Layer: rings around spaces open to a worker, which leave the printed cost readable. */
import { pad } from '../../../shapes/rajas.ts'
import { ringMarks, type Ringed } from './ringMarks.ts'
import { spaceSpot } from '../ids.ts'
import type { Lay } from '../lay.ts'
import type { RajasLayerPlan } from './plan.ts'

const strength = { next: 0.8, focus: 1.5 } as const
/** Height above the pad (cm). */
const liftCm = 0.03

export function ringsLayer({ stands }: Lay): RajasLayerPlan {
  const spaces = Object.keys(stands.stands).map(spaceSpot)
  return {
    name: 'rings',
    madeFor: () => '',
    make() {
      const rings = ringMarks(spaces.length, { half: pad.radius, corner: pad.radius })
      rings.object.name = 'touchable'
      return {
        object: rings.object,
        paint({ glow, focus, poseOf }) {
          if (glow.size + focus.size === 0) return rings.show([])
          const lit = spaces.flatMap((id): Ringed[] => {
            const pose = glow.has(id) || focus.has(id) ? poseOf(id) : undefined
            if (!pose) return []
            const [x, y, z] = pose.at
            const share = focus.has(id) ? strength.focus : strength.next
            return [{ at: [x, y + liftCm, z], share }]
          })
          rings.show(lit)
        },
        dispose: rings.dispose,
      }
    },
  }
}
