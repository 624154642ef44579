/** The end: the winner's temple stands in gold; the other one dims, and a third curse drowns it in green. */
import { Group } from 'three'
import type { View } from '../../../games/nagaraja/types/index.ts'
import { opponentOf } from '../../../games/nagaraja/vocabulary.ts'
import { temple } from '../../../shapes/nagaraja.ts'
import { templeSpots } from '../../../shapes/nagarajaTable.ts'
import { type Marked, makeMarks } from '../../board/marks.ts'
import { smooth } from '../../ease.ts'
import { bySeat } from '../ground.ts'
import { endSeconds } from '../plan.ts'
import type { NagarajaLayer, NagarajaLayerPlan, NagarajaMoment } from './light.ts'

const gold = { reach: 14, share: 0.36 } as const
const dim = { reach: 6, share: 0.55 } as const
const curse = { reach: 10, share: 0.55 } as const
const high = temple.level + 0.12

/** How much of the end is there: it comes after all that led to it. */
function shareAt({ beat, seconds }: NagarajaMoment): number {
  const { from, to, plan } = beat
  if (to.ending === null) return 0
  return from.ending === null ? smooth((seconds - (plan.length - endSeconds)) / endSeconds) : 1
}

/** On the floors of a temple, or on the marble round it. */
function round(seat: number, share: number, isInside: boolean): Marked {
  const { x, z } = bySeat(templeSpots, seat)
  const [half, y] = isInside ? [temple.half, high] : [temple.halfX, 0.07]
  return { mark: { x, y, z, halfX: half, halfZ: half }, share }
}

function makeEnding(): NagarajaLayer {
  const group = new Group()
  const [warm, dark, green] = [
    makeMarks('light', gold.reach, 4),
    makeMarks('touch', dim.reach, 4),
    makeMarks('venom', curse.reach, 5),
  ]
  group.add(warm.group, dark.group, green.group)
  return {
    object: group,
    paint(moment) {
      const { ending } = moment.beat.to
      if (!ending) return
      const share = shareAt(moment)
      const { winner, reason } = ending
      const loser = opponentOf(winner)
      warm.show([
        round(winner, gold.share * share, false),
        round(winner, gold.share * 0.12 * share, true),
      ])
      dark.show([round(loser, dim.share * share, true)])
      green.show([round(loser, reason === 'cursed' ? curse.share * share : 0, true)])
    },
    dispose() {
      for (const marks of [warm, dark, green]) marks.dispose()
    },
  }
}

export const endingLayer = (): NagarajaLayerPlan => ({
  name: 'ending',
  madeFor: ({ ending }: View) => (ending ? '' : null),
  make: makeEnding,
})
