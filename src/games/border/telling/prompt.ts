/** The prompt of a seat: its current task, or the player it waits for. */
import { line, type Line } from '../../../kernel/line.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { diceLeft } from '../rules/cross.ts'
import { countUnspent } from '../rules/dice.ts'
import { colourCounts } from './names.ts'
import { throwLimit } from '../rules/setup.ts'
import type { View } from '../types.ts'

export function prompt(view: View, seat: Seat): Line {
  const { phase, active } = view
  const who = { seat: active }
  switch (phase.kind) {
    case 'deal':
      return line('border.prompt.deal')
    case 'seating':
      return line('border.prompt.seating')
    case 'throw':
      return line('border.prompt.throw', { who, n: phase.dice.length, number: view.throws + 1 })
    case 'keep':
      if (seat !== active) return line('border.prompt.waitKeep', { who })
      return line('border.prompt.keep', { left: throwLimit - view.throws })
    case 'complete':
      if (seat !== active) return line('border.prompt.waitComplete', { who })
      return line('border.prompt.complete', { dice: colourCounts(countUnspent(view.dice)) })
    case 'cross':
      return crossPrompt(view, seat, phase.single)
    case 'over':
      return line('border.prompt.over')
  }
}

function crossPrompt(view: View, seat: Seat, single: boolean): Line {
  const { phase, players } = view
  const player = players[seat]
  const isDone = phase.kind === 'cross' && phase.done[seat] === true
  if (!player || isDone) return line('border.prompt.waitCross')
  const left = diceLeft(view, player)
  if (left.every((count) => count <= 0)) return line('border.prompt.noDice')
  return line(single ? 'border.prompt.crossSingle' : 'border.prompt.cross', {
    dice: colourCounts(left),
  })
}
