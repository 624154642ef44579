/** Hints for the first action: segments that the dice can complete, the dice left over, and odds of the others. */
import { countAll, countUnspent } from '../rules/dice.ts'
import { type Layout, type Segment, sheetOf } from '../edition.ts'
import { type Odds, oddsFrom, oddsOfThrow } from './chances.ts'
import { throwLimit } from '../rules/setup.ts'
import { canComplete, countMissing, missingBoxes } from '../rules/sheet.ts'
import type { Player, View } from '../types.ts'

export interface PossibleCompletion {
  readonly segment: Segment
  readonly boxes: readonly number[]
  /**
   * Dice per colour that pass on to the opponents; if all five are spent, each gets one of them
   * [B27].
   */
  readonly left: readonly number[]
  readonly single: boolean
}

/** All segments that the active player can complete with the current dice. */
export function possibleCompletions(layout: Layout, view: View): readonly PossibleCompletion[] {
  const player = view.players[view.active]
  if (!player || player.sheet === null) return []
  const counts = countUnspent(view.dice)
  return sheetOf(layout, player.sheet)
    .segments.filter((segment) => canComplete(player, segment, counts))
    .map((segment) => completionOf(view, player, segment))
}

export function completionOf(view: View, player: Player, segment: Segment): PossibleCompletion {
  const boxes = missingBoxes(player, segment.boxes)
  const unused = countUnspent(view.dice)
  unused[segment.colourIndex] = (unused[segment.colourIndex] ?? 0) - boxes.length
  const single = unused.every((count) => count === 0)
  return { segment, boxes, left: single ? countAll(view.dice) : unused, single }
}

/**
 * The active player's odds to complete all these segments together; null outside the first action.
 */
export function oddsFor(layout: Layout, view: View, segments: readonly number[]): Odds | null {
  const { phase } = view
  if (phase.kind === 'throw') return oddsWhenThrowing(layout, view, segments, phase.dice)
  if (phase.kind !== 'keep' && phase.kind !== 'complete') return null
  const throws = phase.kind === 'keep' ? throwLimit - view.throws : 0
  return oddsFrom(needsOf(layout, view, segments), countUnspent(view.dice), throws)
}

/** The same odds once `dice` are picked up: the next throw uses exactly these, later throws any. */
export function oddsWhenThrowing(
  layout: Layout,
  view: View,
  segments: readonly number[],
  dice: readonly number[],
): Odds {
  const kept = countAll(view.dice.filter((_, i) => !dice.includes(i)))
  const later = throwLimit - view.throws - 1
  return oddsOfThrow(needsOf(layout, view, segments), kept, dice.length, later)
}

function needsOf(layout: Layout, view: View, segments: readonly number[]): number[] {
  const needs = [0, 0, 0, 0, 0, 0]
  const player = view.players[view.active]
  if (!player) return needs
  const sheet = sheetOf(layout, player.sheet)
  for (const index of segments) {
    const segment = sheet.segments[index]
    if (!segment) continue
    needs[segment.colourIndex] =
      (needs[segment.colourIndex] ?? 0) + countMissing(player, segment.boxes)
  }
  return needs
}
