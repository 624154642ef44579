/** Writes one moment of a beat into the board's buffers: every value follows from the two views and the clock. */
import type { Layout } from '../../games/border/edition.ts'
import { clamp01 } from '../ease.ts'
import type { View } from '../../games/border/types.ts'
import type { BoardObjects } from './objects.ts'
import type { Lights } from './lights.ts'
import { crossShare, isEarned, isStruck, pace, ringShare, strikeShare } from './motion.ts'
import type { BorderPlan } from './plan.ts'
import { paintTiles } from './paintTiles.ts'
import { winnersOf } from './winners.ts'

interface Views {
  readonly from: View
  readonly to: View
}

const dark: Lights = { glow: [], focus: [], hint: [], spent: [] }

/** New strokes by seat and place, so that a box finds its own in one step. */
function shares<T extends { readonly seat: number; readonly at: number }>(
  strokes: readonly T[],
  share: (stroke: T) => number,
): Map<number, number> {
  return new Map(strokes.map((stroke) => [stroke.seat * 1000 + stroke.at, share(stroke)]))
}

export function paintBoard(
  objects: BoardObjects,
  layout: Layout,
  views: Views,
  plan: BorderPlan,
  lights: Lights,
  seconds: number,
): void {
  const { to } = views
  const crosses = shares(plan.crosses, (stroke) => crossShare(stroke, seconds))
  const rings = shares(plan.rings, (stroke) => ringShare(stroke, seconds))
  const strikes = shares(plan.strikes, (stroke) => strikeShare(stroke, seconds))
  const isArrived = seconds >= plan.length
  to.players.forEach((player, seat) => {
    const [glow, focus, hint] = [lights.glow[seat], lights.focus[seat], lights.hint[seat]]
    player.crossed.forEach((action, box) => {
      const drawn = action < 0 ? 0 : (crosses.get(seat * 1000 + box) ?? 1)
      const beside = action < 0 && glow?.size ? -1 : 0
      const lit = !isArrived ? 0 : glow?.has(box) ? 1 : beside
      objects.boxes.set(seat, box, drawn, lit, focus?.has(box) ? 1 : 0, hint?.has(box) ? 1 : 0)
    })
    layout.regions.forEach(({ index, first }) => {
      const key = seat * 1000 + index
      const ring = isEarned(to, seat, index) ? (rings.get(key) ?? 1) : 0
      const struck = isStruck(layout, to, seat, index) ? (strikes.get(key) ?? 1) : 0
      const isFirst = player.earned[index] === first
      objects.strip.set(seat, index, isFirst ? ring : 0, isFirst ? 0 : ring, struck)
      objects.ground.set(seat, index, ring)
    })
  })
  objects.boxes.flush()
  objects.glows.show(isArrived ? lights : dark)
  objects.strip.flush()
  objects.ground.flush()
  paintTiles(objects.tiles, views, plan, lights.spent, seconds)
  objects.garland?.lay(garlandShares(to, plan, seconds))
}

function garlandShares(to: View, plan: BorderPlan, seconds: number): readonly number[] {
  if (to.phase.kind !== 'over') return []
  const share = plan.garland === null ? 1 : clamp01((seconds - plan.garland) / pace.garland)
  const winners = winnersOf(to)
  return to.players.map((_, seat) => (winners.includes(seat) ? share : 0))
}
