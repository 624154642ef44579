/** Questions about one player's sheet: what is missing, what can be crossed, what is complete. */
import type { Layout, Region, Segment, Sheet } from '../edition.ts'
import type { Player } from '../types.ts'

export function isCrossed(player: Player, box: number): boolean {
  return (player.crossed[box] ?? -1) >= 0
}

export function countMissing(player: Player, boxes: readonly number[]): number {
  let missing = 0
  for (const box of boxes) if (!isCrossed(player, box)) missing += 1
  return missing
}

export function missingBoxes(player: Player, boxes: readonly number[]): number[] {
  return boxes.filter((box) => !isCrossed(player, box))
}

/** Enough dice of its colour for every missing box, and at least one missing [B17, BG9]. */
export function canComplete(player: Player, segment: Segment, counts: readonly number[]): boolean {
  const dice = counts[segment.colourIndex] ?? 0
  if (dice === 0) return false
  const missing = countMissing(player, segment.boxes)
  return missing > 0 && missing <= dice
}

export function canCompleteAny(player: Player, sheet: Sheet, counts: readonly number[]): boolean {
  return sheet.segments.some((segment) => canComplete(player, segment, counts))
}

/** Next to a box that is already crossed on this sheet [B24]. */
export function isReachable(layout: Layout, player: Player, box: number): boolean {
  const adjacent = layout.boxes[box]?.adj ?? []
  for (const other of adjacent) if (isCrossed(player, other)) return true
  return false
}

export function isComplete(player: Player, region: Region): boolean {
  for (const box of region.boxes) if (!isCrossed(player, box)) return false
  return true
}
