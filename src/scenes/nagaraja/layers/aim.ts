/** Light round what an activation aims at, and the green breath in which a cancelled card goes out. */
import { Group } from 'three'
import { card, plate, temple } from '../../../shapes/nagaraja.ts'
import { type Marked, makeMarks } from '../../board/marks.ts'
import { clamp01 } from '../../ease.ts'
import { aimedAt } from '../aims.ts'
import { cardId } from '../ids.ts'
import type { NagarajaLayer, NagarajaLayerPlan, NagarajaMoment } from './light.ts'

const light = 0.9
const breath = { reach: 5, share: 0.9, seconds: 1.2 } as const

/** On the floor, or over the walls round the niche. */
function ringsOf({ beat, isArrived, poseOf }: NagarajaMoment): readonly Marked[] {
  if (!isArrived) return []
  return aimedAt(beat.to).flatMap((id): Marked[] => {
    const pose = poseOf(id)
    if (!pose) return []
    const [x, , z] = pose.at
    const isFloor = id.startsWith('slot')
    const half = isFloor ? plate.side / 2 - 0.5 : temple.niche.wide / 2 - 0.3
    const y = isFloor ? temple.level + 0.16 : temple.wall.top + 0.5
    return [{ mark: { x, y, z, halfX: half, halfZ: half }, share: light }]
  })
}

function breathsOf({ beat, seconds, poseOf }: NagarajaMoment): readonly Marked[] {
  return beat.events.flatMap((event): Marked[] => {
    const pose = event.type === 'cancelled' ? poseOf(cardId(event.card)) : null
    const share = breath.share * (1 - clamp01(seconds / breath.seconds))
    if (!pose || share <= 0) return []
    const [x, y, z] = pose.at
    return [{ mark: { x, y: y + 0.2, z, halfX: card.wide / 2, halfZ: card.high / 2 }, share }]
  })
}

function makeAim(): NagarajaLayer {
  const [rings, green] = [makeMarks('rim', 0.9, 4), makeMarks('venom', breath.reach, 4)]
  const group = new Group()
  group.add(rings.group, green.group)
  return {
    object: group,
    paint(moment) {
      rings.show(ringsOf(moment))
      green.show(breathsOf(moment))
    },
    dispose() {
      rings.dispose()
      green.dispose()
    },
  }
}

export const aimLayer = (): NagarajaLayerPlan => ({
  name: 'aim',
  madeFor: () => '',
  make: makeAim,
})
