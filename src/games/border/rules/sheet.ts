/** Predicates and counts for one player's sheet: missing boxes, reachable boxes, completed regions. */
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

/**
 * True if at least one box is missing and the dice of its colour suffice for all missing ones [B17,
 * BG9].
 */
export function canComplete(player: Player, segment: Segment, counts: readonly number[]): boolean {
  const dice = counts[segment.colourIndex] ?? 0
  if (dice === 0) return false
  const missing = countMissing(player, segment.boxes)
  return missing > 0 && missing <= dice
}

export function canCompleteAny(player: Player, sheet: Sheet, counts: readonly number[]): boolean {
  return sheet.segments.some((segment) => canComplete(player, segment, counts))
}

/** True if a neighbouring box is already crossed on this sheet [B24]. */
export function isReachable(layout: Layout, player: Player, box: number): boolean {
  const adjacent = layout.boxes[box]?.adj ?? []
  for (const other of adjacent) if (isCrossed(player, other)) return true
  return false
}

export function isComplete(player: Player, region: Region): boolean {
  for (const box of region.boxes) if (!isCrossed(player, box)) return false
  return true
}
