/** Light round what an activation aims at or may aim at, and the green breath in which a cancelled card goes out. */
import { Group } from 'three'
import { card, plate, temple } from '../../../shapes/nagaraja.ts'
import { type Marked, makeMarks } from '../../board/marks.ts'
import { clamp01 } from '../../ease.ts'
import { aimedAt } from '../aims.ts'
import { cardId, nicheId } from '../ids.ts'
import type { NagarajaLayer, NagarajaLayerPlan, NagarajaMoment } from './light.ts'

const light = 0.9
/** Light at the foot of a slab is hidden by it: a niche that may be touched is rimmed over the wall, more faintly. */
const faint = 0.42
const breath = { reach: 5, share: 0.9, seconds: 1.2 } as const

/** The niches of which something may be touched next. */
const touchable = (glow: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(
    [...glow].flatMap((id) => {
      const [, seat, niche] = /^(?:slab|lamp)-(\d+)-(\d+)$/.exec(id) ?? []
      return niche === undefined ? [] : [nicheId(Number(seat), Number(niche))]
    }),
  )

/** On the floor, or over the walls round the niche: bright for what is meant, faint for what may be. */
export function ringsOf({ beat, glow, isArrived, poseOf }: Ringed): readonly Marked[] {
  if (!isArrived) return []
  const meant = new Set(aimedAt(beat.to))
  return [...new Set([...meant, ...touchable(glow)])].flatMap((id): Marked[] => {
    const pose = poseOf(id)
    if (!pose) return []
    const [x, , z] = pose.at
    const isFloor = id.startsWith('slot')
    const half = isFloor ? plate.side / 2 - 0.5 : temple.niche.wide / 2 - 0.3
    const y = isFloor ? temple.level + 0.16 : temple.wall.top + 0.5
    return [{ mark: { x, y, z, halfX: half, halfZ: half }, share: meant.has(id) ? light : faint }]
  })
}

type Ringed = Pick<NagarajaMoment, 'beat' | 'glow' | 'isArrived' | 'poseOf'>

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
