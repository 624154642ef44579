/** The winners' layer at the end: marigold garlands around their slates, with a glow on the marble. */
import { Group } from 'three'
import type { View } from '../../../games/border/types.ts'
import { makeMarks, type Marks } from '../../board/marks.ts'
import type { Quality } from '../../contract.ts'
import { clamp01 } from '../../ease.ts'
import { type Flower, makeFlowers, garlandOf } from '../../pieces/flowers.ts'
import { slate } from '../../../shapes/border.ts'
import type { TablePoint } from '../../../shapes/point.ts'
import type { BorderPlan } from '../plan.ts'
import { strokeSeconds } from '../strokes.ts'
import { winnersOf } from '../winners.ts'
import type { BorderLayer } from './chalk.ts'

/** Distance between flowers (cm). */
const spacingCm = 1.62
/** Glow decal: reach and height (cm), strength. */
const glowDecal = { reach: 11, high: 0.06, share: 0.4 } as const

/** Flower positions along the frame's centre line, starting at the middle of the near side. */
function flowersOf({ x, z }: TablePoint, seat: number): readonly Flower[] {
  const [hx, hz] = [slate.halfX - slate.frame / 2, slate.halfZ - slate.frame / 2]
  const corners = [
    [0, hz],
    [hx, hz],
    [hx, -hz],
    [0, -hz],
  ] as const
  return garlandOf(corners, spacingCm, seat, [x, slate.top + 0.4, z])
}

/** Laid share of each seat's garland, 0 to 1. */
function laidShares(to: View, plan: BorderPlan, seconds: number): readonly number[] {
  if (to.phase.kind !== 'over') return []
  const share =
    plan.garland === null ? 1 : clamp01((seconds - plan.garland) / strokeSeconds.garland)
  const winners = winnersOf(to)
  return to.players.map((_, seat) => (winners.includes(seat) ? share : 0))
}

function lightMarble(light: Marks, slates: readonly TablePoint[], shares: readonly number[]): void {
  light.show(
    slates.map(({ x, z }, seat) => ({
      mark: { x, y: glowDecal.high, z, halfX: slate.halfX, halfZ: slate.halfZ },
      share: (shares[seat] ?? 0) * glowDecal.share,
    })),
  )
}

export async function makeGarland(
  slates: readonly TablePoint[],
  tier: Quality,
): Promise<BorderLayer> {
  const flowers = await makeFlowers(slates.flatMap(flowersOf), tier)
  const light = makeMarks('light', glowDecal.reach, -1)
  const group = new Group()
  group.add(flowers.group, light.group)
  return {
    object: group,
    paint({ beat: { to, plan }, seconds }) {
      const shares = laidShares(to, plan, seconds)
      lightMarble(light, slates, shares)
      flowers.show(shares)
    },
    dispose() {
      light.dispose()
      flowers.dispose()
    },
  }
}
