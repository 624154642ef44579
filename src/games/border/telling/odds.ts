/** The chances of the throw: the segments that the active player is likeliest to have the dice for. */
import { line, type Line } from '../../../kernel/line.ts'
import { type Layout, sheetOf } from '../edition.ts'
import { countMissing } from '../rules/sheet.ts'
import type { View } from '../types.ts'
import { oddsFor } from './hints.ts'
import { segmentName } from './names.ts'

const mostOdds = 6

/** The segments that the active player is likeliest to have the dice for, best first. */
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
