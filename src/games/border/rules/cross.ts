/** The second action: the dice a player may still use, and the boxes that may be crossed. */
import { type Layout, sheetOf } from '../edition.ts'
import { countAll, countUnspent } from './dice.ts'
import { noneUsed } from './setup.ts'
import { isCrossed, isReachable } from './sheet.ts'
import type { Player, State } from '../types.ts'

/**
 * Dice left per colour for this player: each unused die once [B23], or one of all five [B27, BG8].
 */
export function diceLeft(state: State, player: Player): readonly number[] {
  if (state.phase.kind !== 'cross') return noneUsed
  if (state.phase.single) {
    return player.used.some((count) => count > 0) ? noneUsed : countAll(state.dice)
  }
  const counts = countUnspent(state.dice)
  for (let i = 0; i < counts.length; i += 1) counts[i] = (counts[i] ?? 0) - (player.used[i] ?? 0)
  return counts
}

/**
 * Calls `found` for every box that can be crossed now, in ascending order, until it returns true.
 */
export function eachCrossable(
  layout: Layout,
  player: Player,
  left: readonly number[],
  found: (box: number) => boolean,
): void {
  const { colourOf } = sheetOf(layout, player.sheet)
  for (let box = 0; box < colourOf.length; box += 1) {
    const colour = colourOf[box] ?? -1
    if (colour < 0 || (left[colour] ?? 0) <= 0 || isCrossed(player, box)) continue
    if (isReachable(layout, player, box) && found(box)) return
  }
}

export function canCross(layout: Layout, player: Player, left: readonly number[]): boolean {
  let any = false
  eachCrossable(layout, player, left, () => {
    any = true
    return true
  })
  return any
}
