/** The labels of commands, as lines to be rendered, grouped under headings. */
import type { Label } from '../../../kernel/game.ts'
import { line, type Line } from '../../../kernel/line.ts'
import { type Layout, sheetOf } from '../edition.ts'
import { boxName, boxNames, colourName, segmentName } from './names.ts'
import { diceCount } from '../rules/setup.ts'
import { missingBoxes } from '../rules/sheet.ts'
import type { Command } from '../commands.ts'
import type { View } from '../types.ts'

export function label(layout: Layout, command: Command, view: View): Label {
  switch (command.type) {
    case 'stop':
      return { group: 'border.group.throws', isDecisive: true, line: line('border.label.stop') }
    case 'throwAgain': {
      const { dice } = command
      if (dice.length === diceCount) {
        return { group: 'border.group.throws', line: line('border.label.throwAll') }
      }
      const list = dice.map((die) => dieChoiceName(view, die))
      return {
        group: 'border.group.throws',
        line: line('border.label.throwAgain', { dice: { list } }),
      }
    }
    case 'complete': {
      const player = view.players[view.active]
      const segment = player && sheetOf(layout, player.sheet).segments[command.segment]
      if (!player || !segment) throw new Error(`no segment ${command.segment}`)
      const boxes = boxNames(layout, missingBoxes(player, segment.boxes))
      return {
        group: 'border.group.complete',
        line: line('border.label.complete', { segment: segmentName(segment), boxes }),
      }
    }
    case 'cross':
      return {
        group: 'border.group.cross',
        line: line('border.label.cross', {
          box: boxName(layout, command.box),
          colour: colourName(command.colour),
        }),
      }
    case 'done':
      return {
        group: 'border.group.done',
        isGivingUp: true,
        isDecisive: true,
        line: line(
          view.phase.kind === 'complete' ? 'border.label.passOn' : 'border.label.doneCrossing',
        ),
      }
  }
}

/**
 * For example "2 (red)": dice with equal faces are listed separately, because they are different
 * objects.
 */
export function dieChoiceName(view: View, die: number): Line {
  const face = view.dice[die]?.face ?? null
  const n = die + 1
  return face === null
    ? line('border.number', { n })
    : line('border.dieShowing', { n, colour: colourName(face) })
}
