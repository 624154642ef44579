/** Effect of the active player's command on the others: unused dice, and the boxes they could cross with them. */
import { countAll, countUnspent } from '../../games/border/rules/dice.ts'
import { eachCrossable } from '../../games/border/rules/cross.ts'
import { type Layout, sheetOf } from '../../games/border/edition.ts'
import { missingBoxes } from '../../games/border/rules/sheet.ts'
import type { Command } from '../../games/border/commands.ts'
import type { View } from '../../games/border/types.ts'

export interface OpenToOthers {
  /** Unused dice per colour. */
  readonly dice: readonly number[]
  /** Each of the others may use one die only, because all five were spent [B27]. */
  readonly single: boolean
  /** Per seat: the boxes open to its first cross. */
  readonly boxes: readonly (readonly number[])[]
}

/**
 * Null for commands of later phases: only completing a segment or ending the turn leaves dice to
 * the others [B21, B22].
 */
export function openToOthers(layout: Layout, view: View, command: Command): OpenToOthers | null {
  if (view.phase.kind !== 'complete') return null
  const left = countUnspent(view.dice)
  if (command.type === 'complete') {
    const player = view.players[view.active]
    const segment = player && sheetOf(layout, player.sheet).segments[command.segment]
    if (!player || !segment) return null
    const cost = missingBoxes(player, segment.boxes).length
    left[segment.colourIndex] = (left[segment.colourIndex] ?? 0) - cost
  } else if (command.type !== 'done') return null
  const single = left.every((count) => count <= 0)
  const dice = single ? countAll(view.dice) : left
  const boxes = view.players.map((player, seat) => {
    const found: number[] = []
    if (seat === view.active || player.sheet === null) return found
    eachCrossable(layout, player, dice, (box) => {
      found.push(box)
      return false
    })
    return found
  })
  return { dice, single, boxes }
}
