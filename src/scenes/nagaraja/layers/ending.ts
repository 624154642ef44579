/** The end: marigolds round the winner's temple, which stands in gold; the other one dims; and by what it was won. */
import { Group } from 'three'
import type { Box } from '../../../games/nagaraja/edition/index.ts'
import type { View } from '../../../games/nagaraja/types/index.ts'
import { bothSeats, opponentOf } from '../../../games/nagaraja/vocabulary.ts'
import { nicheSpot, pedestal, plate, rail, slotSpot, temple } from '../../../shapes/nagaraja.ts'
import { pedestalSpot, scoreSpots, templeSpots } from '../../../shapes/nagarajaTable.ts'
import { type Marked, makeMarks } from '../../board/marks.ts'
import { smooth } from '../../ease.ts'
import { type Flower, makeFlowers, ringOf } from '../../pieces/flowers.ts'
import type { Quality } from '../../contract.ts'
import { bySeat, columnOf, nicheEdge, rowOf } from '../ground.ts'
import { cursedIn } from '../points.ts'
import { endSeconds } from '../plan.ts'
import type { NagarajaLayer, NagarajaLayerPlan, NagarajaMoment } from './light.ts'

const gold = { reach: 14, share: 0.36 } as const
const dim = { reach: 6, share: 0.55 } as const
/** Before each cursed niche, so that the corridors below stay seen: how far inwards, as a share of its own distance. */
const curse = { reach: 9.5, half: 3, share: 0.5, inwards: 0.7 } as const
/** What the match was won by; nine rooms are many. */
const cause = { reach: 0.9, share: 0.9, room: 0.45 } as const
const high = temple.level + 0.12
/** How far apart flowers lie, how far beyond temple and rail; the marble’s corners are cut (cm). */
const garland = { apart: 2.1, out: 0.9, near: 25.8, cut: 4, high: 0.3 } as const

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

/** Round the temple and its rail of points. */
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
  // the rail stands nearer to the middle of the table than its temple
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
  return ringOf(right, apart, seat, [x, garland.high, z], left)
}

/** 25 points: the rail that counts them; nine rooms: each of them; no room left: the pedestal. */
function causeOf(box: Box, { ending, temples }: View, share: number): readonly Marked[] {
  if (!ending) return []
  const lit = (
    x: number,
    y: number,
    z: number,
    halfX: number,
    halfZ: number,
    most: number = cause.share,
  ): Marked => ({ mark: { x, y, z, halfX, halfZ }, share: most * share })
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
          const at = slotSpot(rowOf(box, slot), columnOf(box, slot))
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

function cursesOf(box: Box, view: View, seat: number, share: number): readonly Marked[] {
  const { x, z } = bySeat(templeSpots, seat)
  return cursedIn(box, view, seat).map((niche): Marked => {
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
        round(winner, gold.share * share, false),
        round(winner, gold.share * 0.12 * share, true),
      ])
      dark.show([round(loser, dim.share * share, true)])
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
