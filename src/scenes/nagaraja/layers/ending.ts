/** Layer of the match's end: garland and golden light for the winner's temple, shade on the other, and a mark on the reason. */
import { Group } from 'three'
import type { Box } from '../../../games/nagaraja/edition.ts'
import type { View } from '../../../games/nagaraja/types.ts'
import { bothSeats, opponentOf } from '../../../games/nagaraja/vocabulary.ts'
import { nicheSpot, pedestal, plate, rail, slotMiddle, temple } from '../../../shapes/nagaraja.ts'
import { pedestalSpot, scoreSpots, templeSpots } from '../../../shapes/nagarajaTable.ts'
import { type MarkedThing, makeMarks } from '../../board/marks.ts'
import { smooth } from '../../ease.ts'
import { type Flower, makeFlowers, garlandOf } from '../../pieces/flowers.ts'
import type { Quality } from '../../contract.ts'
import { bySeat, columnOf, nicheEdge, rowOf } from '../ground.ts'
import { cursedNiches } from '../points.ts'
import { endSeconds } from '../plan.ts'
import type { NagarajaLayer, NagarajaLayerPlan, NagarajaMoment } from './light.ts'

const gold = { reach: 14, share: 0.36 } as const
const dim = { reach: 6, share: 0.55 } as const
/**
 * Green light in front of each cursed niche; `inwards` moves it towards the temple's centre (share
 * of its distance), so that it covers no corridor.
 */
const curse = { reach: 9.5, half: 3, share: 0.5, inwards: 0.7 } as const
/** Rim around what decided the match; fainter per room, as nine rooms are lit at once. */
const cause = { reach: 0.9, share: 0.9, room: 0.45 } as const
const high = temple.level + 0.12
/** Garland (cm): spacing of flowers, distance outside of temple and rail, and the cut corners of the marble. */
const garland = { apart: 2.1, out: 0.9, near: 25.8, cut: 4, high: 0.3 } as const

/** Progress of the ending, 0 to 1; it runs in the last seconds of the plan. */
function shareAt({ beat, seconds }: NagarajaMoment): number {
  const { from, to, plan } = beat
  if (to.ending === null) return 0
  return from.ending === null ? smooth((seconds - (plan.length - endSeconds)) / endSeconds) : 1
}

/** A square mark on the temple's floor, or on the marble around it. */
function squareMark(seat: number, share: number, isInside: boolean): MarkedThing {
  const { x, z } = bySeat(templeSpots, seat)
  const [half, y] = isInside ? [temple.half, high] : [temple.halfX, 0.07]
  return { mark: { x, y, z, halfX: half, halfZ: half }, share }
}

/** Flower positions around the temple and its score rail. */
export function flowersOf(seat: number): readonly Flower[] {
  const { x, z } = bySeat(templeSpots, seat)
  const { out, near, apart, cut } = garland
  const [wide, far] = [temple.halfX + out, temple.far - out]
  const outer = [
    [0, near],
    [wide - cut, near],
    [wide, near - cut],
    [wide, far],
    [0, far],
  ] as const
  // the score rail stands nearer to the table's centre than its temple
  const score = bySeat(scoreSpots, seat)
  const beside = Math.abs(score.x - x) + rail.halfX + out
  const behind = score.z - z - rail.deep / 2 - out
  const inner = [
    [0, near],
    [beside, near],
    [beside, behind],
    [wide, behind],
    [wide, far],
    [0, far],
  ] as const
  const [right, left] = x < 0 ? [inner, outer] : [outer, inner]
  return garlandOf(right, apart, seat, [x, garland.high, z], left)
}

/** By reason: 25 points, the score rail; ninth room, every room; no rooms left, the pedestal. */
function causeOf(box: Box, { ending, temples }: View, share: number): readonly MarkedThing[] {
  if (!ending) return []
  const lit = (
    x: number,
    y: number,
    z: number,
    halfX: number,
    halfZ: number,
    most: number = cause.share,
  ): MarkedThing => ({ mark: { x, y, z, halfX, halfZ }, share: most * share })
  switch (ending.reason) {
    case 'points': {
      const { x, z } = bySeat(scoreSpots, ending.winner)
      return [lit(x, 0.08, z, rail.halfX, rail.deep / 2)]
    }
    case 'ninth':
      return bothSeats.flatMap((seat) => {
        const { slots } = bySeat(temples, seat)
        const { x, z } = bySeat(templeSpots, seat)
        if (slots.some((room) => room === null)) return []
        return slots.map((_, slot) => {
          const at = slotMiddle(rowOf(box, slot), columnOf(box, slot))
          const half = plate.side / 2 - 0.5
          return lit(x + at.x, high, z + at.z, half, half, cause.room)
        })
      })
    case 'exhausted': {
      const half = pedestal.side / 2 - 0.8
      return [lit(pedestalSpot.x, pedestal.top + 0.06, pedestalSpot.z, half, half)]
    }
    case 'cursed':
      return []
  }
}

function cursesOf(box: Box, view: View, seat: number, share: number): readonly MarkedThing[] {
  const { x, z } = bySeat(templeSpots, seat)
  return cursedNiches(box, view, seat).map((niche): MarkedThing => {
    const spot = nicheSpot(...nicheEdge(box, niche))
    const { half, inwards } = curse
    const at = { x: x + spot.x * inwards, y: high, z: z + spot.z * inwards }
    return { mark: { ...at, halfX: half, halfZ: half }, share }
  })
}

async function makeEnding(box: Box, quality: Quality): Promise<NagarajaLayer> {
  const group = new Group()
  const flowers = await makeFlowers(bothSeats.flatMap(flowersOf), quality)
  const [warm, dark, green, by] = [
    makeMarks('light', gold.reach, 4),
    makeMarks('touch', dim.reach, 4),
    makeMarks('venom', curse.reach, 5),
    makeMarks('rim', cause.reach, 5),
  ]
  group.add(flowers.group, warm.group, dark.group, green.group, by.group)
  return {
    object: group,
    paint(moment) {
      const { to } = moment.beat
      if (!to.ending) return
      const share = shareAt(moment)
      const { winner, reason } = to.ending
      const loser = opponentOf(winner)
      flowers.show(bothSeats.map((seat) => (seat === winner ? share : 0)))
      warm.show([
        squareMark(winner, gold.share * share, false),
        squareMark(winner, gold.share * 0.12 * share, true),
      ])
      dark.show([squareMark(loser, dim.share * share, true)])
      green.show(reason === 'cursed' ? cursesOf(box, to, loser, curse.share * share) : [])
      by.show(causeOf(box, to, share))
    },
    dispose() {
      flowers.dispose()
      for (const marks of [warm, dark, green, by]) marks.dispose()
    },
  }
}

export const endingLayer = (box: Box): NagarajaLayerPlan => ({
  name: 'ending',
  madeFor: ({ ending }: View) => (ending ? '' : null),
  make: ({ quality }) => makeEnding(box, quality),
})
