/** What a seat is asked now, or for whom it waits. */
import { line, type Line } from '../../kernel/line.ts'
import type { Seat } from '../../kernel/seat.ts'
import { diceLeft } from './cross.ts'
import { countUnspent } from './dice.ts'
import { colours } from './layout.ts'
import { throwLimit } from './setup.ts'
import type { View } from './types.ts'

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
      return line('border.prompt.complete', { dice: counted(countUnspent(view.dice)) })
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
  return line(single ? 'border.prompt.crossSingle' : 'border.prompt.cross', { dice: counted(left) })
}

function counted(counts: readonly number[]): { list: Line[] } {
  const list = colours.flatMap((colour, i) => {
    const n = counts[i] ?? 0
    return n > 0 ? [line(`border.dice.${colour}`, { n })] : []
  })
  return { list: list.length > 0 ? list : [line('border.dice.none')] }
}
