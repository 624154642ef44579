/** Explains to a player why a segment or a box is not available now. */
import { line, type Line } from '../../../kernel/line.ts'
import type { Explanation } from '../../../kernel/game.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { type Layout, sheetOf } from '../edition.ts'
import { boxName, segmentName } from './names.ts'
import { countMissing, isCrossed } from '../rules/sheet.ts'
import type { View } from '../types.ts'
import { explain, whyNot } from './whyNot.ts'

/**
 * Reasons for all segments (first action) or all boxes (second action) that this seat cannot choose
 * now.
 */
export function asked(layout: Layout, view: View, seat: Seat): readonly Explanation[] {
  const player = view.players[seat]
  if (!player || player.sheet === null) return []
  const { segments } = sheetOf(layout, player.sheet)
  if (view.phase.kind !== 'cross') {
    return segments.flatMap((segment) => {
      const why = whyNot(layout, view, seat, { segment: segment.index })
      const isOpen = countMissing(player, segment.boxes) > 0
      return why && isOpen ? [explain(segmentName(segment), why)] : []
    })
  }
  return segments
    .flatMap((segment) => segment.boxes)
    .sort((a, b) => a - b)
    .flatMap((box) => {
      const why = isCrossed(player, box) ? null : whyNot(layout, view, seat, { box })
      return why ? [explain(wishOf(layout, box), why)] : []
    })
}

/**
 * The reason for a touched box: its segment in the first action, else the box itself; null when it
 * can be chosen.
 */
export function askedAt(layout: Layout, view: View, seat: Seat, box: number): Explanation | null {
  const player = view.players[seat]
  if (!player || player.sheet === null) return null
  const { segments, segmentOf } = sheetOf(layout, player.sheet)
  const segment = segments[segmentOf[box] ?? -1]
  const isFree = segment !== undefined && !isCrossed(player, box)
  // In the first action the active player completes whole segments, so a touch means the segment.
  if (isFree && seat === view.active && view.phase.kind !== 'cross') {
    const why = whyNot(layout, view, seat, { segment: segment.index })
    return why && explain(segmentName(segment), why)
  }
  const why = whyNot(layout, view, seat, { box })
  return why && explain(wishOf(layout, box), why)
}

function wishOf(layout: Layout, box: number): Line {
  return line('border.box', { box: boxName(layout, box) })
}
