/** Layer: rings on the four sides of a touched floor, which choose the room's rotation. */
import { makeMarks, markOutlineOf, type MarkedThing } from '../../board/marks.ts'
import { turnTouch } from '../spots/temple.ts'
import type { NagarajaLayerPlan, NagarajaMoment } from './light.ts'

const light = { next: 0.5, focus: 1.1 } as const
const slotOf = (id: string): string => id.slice(0, id.lastIndexOf('-'))

/** Rings show only when all touchable rotations belong to one slot. */
function turnMarks({ glow, focus, poseOf }: NagarajaMoment): readonly MarkedThing[] {
  const isTurn = (id: string): boolean => id.startsWith('turn-')
  const next = [...glow].filter(isTurn)
  const isOne = new Set(next.map(slotOf)).size === 1
  const shown = new Set([...(isOne ? next : []), ...[...focus].filter(isTurn)])
  return [...shown].flatMap((id): MarkedThing[] => {
    const pose = poseOf(id)
    const half = turnTouch.radius * 0.8
    const share = focus.has(id) ? light.focus : light.next
    return pose ? [{ mark: markOutlineOf(pose, half, half, 0.06), share }] : []
  })
}

export const turnLayer = (): NagarajaLayerPlan => ({
  name: 'turns',
  madeFor: () => '',
  make() {
    const marks = makeMarks('ring', 0, 4)
    marks.group.name = 'touchable'
    return {
      object: marks.group,
      paint: (moment) => marks.show(turnMarks(moment)),
      dispose: marks.dispose,
    }
  },
})
