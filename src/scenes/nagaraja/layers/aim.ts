/** Layer: rims around targets and possible targets of an activation, and a green flash for a cancelled card. */
import { Group } from 'three'
import { card, plate, temple } from '../../../shapes/nagaraja.ts'
import { type MarkedThing, makeMarks } from '../../board/marks.ts'
import { clamp01 } from '../../ease.ts'
import { targetSpotsOf } from '../aims.ts'
import { cardId, nicheId } from '../ids.ts'
import type { NagarajaLayer, NagarajaLayerPlan, NagarajaMoment } from './light.ts'

const targetStrength = 0.9
/** Strength of a rim around a possible target. Niches get it above the wall, as the slab hides the floor. */
const candidateStrength = 0.42
const cancelFlash = { reach: 5, share: 0.9, seconds: 1.2 } as const

/** Niche ids of touchable slabs and lamps. */
const touchable = (glow: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(
    [...glow].flatMap((id) => {
      const [, seat, niche] = /^(?:slab|lamp)-(\d+)-(\d+)$/.exec(id) ?? []
      return niche === undefined ? [] : [nicheId(Number(seat), Number(niche))]
    }),
  )

/** Rims on floors and above niches: bright for targets, faint for possible ones. */
export function ringsOf({ beat, glow, isArrived, poseOf }: Ringed): readonly MarkedThing[] {
  if (!isArrived) return []
  const meant = new Set(targetSpotsOf(beat.to))
  return [...new Set([...meant, ...touchable(glow)])].flatMap((id): MarkedThing[] => {
    const pose = poseOf(id)
    if (!pose) return []
    const [x, , z] = pose.at
    const isFloor = id.startsWith('slot')
    const half = isFloor ? plate.side / 2 - 0.5 : temple.niche.wide / 2 - 0.3
    const y = isFloor ? temple.level + 0.16 : temple.wall.top + 0.5
    return [
      {
        mark: { x, y, z, halfX: half, halfZ: half },
        share: meant.has(id) ? targetStrength : candidateStrength,
      },
    ]
  })
}

type Ringed = Pick<NagarajaMoment, 'beat' | 'glow' | 'isArrived' | 'poseOf'>

function cancelFlashesOf({ beat, seconds, poseOf }: NagarajaMoment): readonly MarkedThing[] {
  return beat.events.flatMap((event): MarkedThing[] => {
    const pose = event.type === 'cancelled' ? poseOf(cardId(event.card)) : null
    const share = cancelFlash.share * (1 - clamp01(seconds / cancelFlash.seconds))
    if (!pose || share <= 0) return []
    const [x, y, z] = pose.at
    return [{ mark: { x, y: y + 0.2, z, halfX: card.wide / 2, halfZ: card.high / 2 }, share }]
  })
}

function makeAim(): NagarajaLayer {
  const [rings, green] = [makeMarks('rim', 0.9, 4), makeMarks('venom', cancelFlash.reach, 4)]
  const group = new Group()
  group.add(rings.group, green.group)
  return {
    object: group,
    paint(moment) {
      rings.show(ringsOf(moment))
      green.show(cancelFlashesOf(moment))
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
