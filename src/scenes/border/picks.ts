/** Touches for each command of The Border, and explanations for touches that do nothing. */
import type { Explanation } from '../../kernel/game.ts'
import type { Seat } from '../../kernel/seat.ts'
import { type Layout, sheetOf } from '../../games/border/edition.ts'
import { missingBoxes } from '../../games/border/rules/sheet.ts'
import { oddsOfBox } from '../../games/border/telling/odds.ts'
import { askedAt } from '../../games/border/telling/asked.ts'
import type { Command } from '../../games/border/commands.ts'
import type { View } from '../../games/border/types.ts'
import type { Touches } from '../board/touch.ts'
import type { Line } from '../../kernel/line.ts'
import { boxId, boxOf, chalkId, dieId, tileId, traySpotId } from './ids.ts'

/** Boxes that a command would cross off on its player's sheet. */
export function boxesOf(
  layout: Layout,
  view: View,
  seat: number,
  command: Command,
): readonly number[] {
  if (command.type === 'cross') return [command.box]
  if (command.type !== 'complete') return []
  const player = view.players[seat]
  const segment = player && sheetOf(layout, player.sheet).segments[command.segment]
  return player && segment ? missingBoxes(player, segment.boxes) : []
}

/**
 * Complete: any box of the segment. Throw again: dice, closed by the tray. Stop: the ledge or a
 * tile. Done: the chalk.
 */
export function picksOf(layout: Layout, command: Command, view: View, seat: Seat): Touches {
  switch (command.type) {
    case 'cross':
    case 'complete':
      return { by: [boxesOf(layout, view, seat, command).map((box) => boxId(seat, box))] }
    case 'throwAgain':
      return { by: command.dice.map(dieId), closer: traySpotId }
    case 'stop':
      return { by: [['ledge', ...view.dice.map((_, die) => tileId(die))]] }
    case 'done':
      return { by: [chalkId(seat)] }
  }
}

/** Ending the action asks for confirmation while something could still be crossed off. */
export const isCostly = (command: Command, legal: readonly Command[]): boolean =>
  command.type === 'done' && legal.length > 1

export function wonderAt(
  layout: Layout,
  id: string,
  view: View,
): (Explanation & { readonly seat: Seat }) | null {
  const hit = boxOf(id)
  const asked = hit && askedAt(layout, view, hit.seat, hit.box)
  return asked && { ...asked, seat: hit.seat }
}

/** Odds that the remaining throws complete a box of the active player's slate, given the picked dice. */
export function chancesAt(
  layout: Layout,
  id: string,
  view: View,
  chosen: readonly string[],
): readonly Line[] {
  const hit = boxOf(id)
  if (hit?.seat !== view.active) return []
  const picked = view.dice.flatMap((_, die) => (chosen.includes(dieId(die)) ? [die] : []))
  const odds = oddsOfBox(layout, view, hit.box, picked)
  return odds ? [odds] : []
}
