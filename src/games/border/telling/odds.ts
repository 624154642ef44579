/** The odds of the next throw: the segments that the active player is most likely to complete. */
import { line, type Line } from '../../../kernel/line.ts'
import { type Layout, sheetOf } from '../edition.ts'
import { countMissing } from '../rules/sheet.ts'
import type { View } from '../types.ts'
import { oddsFor, oddsWhenThrowing } from './hints.ts'
import { segmentName } from './names.ts'

const mostOdds = 6

/**
 * The odds of the segment of one box after throwing the picked dice again; null when no throw is
 * left.
 */
export function oddsOfBox(
  layout: Layout,
  view: View,
  box: number,
  picked: readonly number[],
): Line | null {
  const player = view.players[view.active]
  const { kind } = view.phase
  if (!player || player.sheet === null || (kind !== 'throw' && kind !== 'keep')) return null
  const { segments, segmentOf } = sheetOf(layout, player.sheet)
  const segment = segments[segmentOf[box] ?? -1]
  if (!segment || countMissing(player, segment.boxes) === 0) return null
  const isPicked = kind === 'keep' && picked.length > 0
  const found = isPicked
    ? oddsWhenThrowing(layout, view, [segment.index], picked)
    : oddsFor(layout, view, [segment.index])
  const chance = found ? found.ways / found.of : 0
  return line('border.preview.odds', { segment: segmentName(segment), chance })
}

/** The segments with the highest odds for the active player, best first. */
export function odds(layout: Layout, view: View): readonly Line[] {
  const player = view.players[view.active]
  if (!player || player.sheet === null) return []
  return sheetOf(layout, player.sheet)
    .segments.filter((segment) => countMissing(player, segment.boxes) > 0)
    .flatMap((segment) => {
      const found = oddsFor(layout, view, [segment.index])
      return found && found.ways > 0 ? [{ segment, chance: found.ways / found.of }] : []
    })
    .sort((a, b) => b.chance - a.chance || a.segment.index - b.segment.index)
    .slice(0, mostOdds)
    .map(({ segment, chance }) =>
      line('border.preview.odds', { segment: segmentName(segment), chance }),
    )
}
