/** Lets players pick the dice of a payment one by one, flipped or not. */
import type { Pickable, Sets } from '../../../kernel/sets.ts'
import type { Seat } from '../../../kernel/seat.ts'
import { line } from '../../../kernel/line.ts'
import type { Command } from '../commands.ts'
import type { Rules } from '../edition.ts'
import { playerAt } from '../rules/progress.ts'
import { worth } from '../rules/purse.ts'
import type { Die, View } from '../types.ts'
import { dieShowing } from './names.ts'

/** Marks the id or the value of a die as flipped. */
export const turnedOver = (id: string): string => `${id}!`

export function setsOf(rules: Rules): Sets<Command, View> {
  return {
    pickable: (view, seat) => pickable(rules, view, seat),
    kinds: (command, view) => {
      if (command.type !== 'payDice') return null
      const { dice } = playerAt(view, view.flow.seat)
      return command.dice.map((id) => {
        const value = `${dice.find((die) => die.id === id)?.value}`
        return command.flips.includes(id) ? turnedOver(value) : value
      })
    },
  }
}

function pickable(rules: Rules, view: View, seat: Seat): readonly Pickable[] {
  const { wait } = view.flow
  const { dice, karma } = playerAt(view, seat)
  if (wait.kind !== 'pay') return []
  const { top } = view.stacks[wait.site.stack]
  const own = dice.filter(({ colour }) => colour === rules.tiles[top ?? '']?.colour)
  const turning = own.filter((die) => karma > 0 && worth(die, true) > die.value)
  return [...own.map(asItLies), ...turning.map(asItWillLie)]
}

function asItLies({ id, colour, value }: Die): Pickable {
  const named = line('rajas.dieWithValue', { die: dieShowing(colour, value), value })
  return { id, kind: `${value}`, line: named, thing: id }
}

function asItWillLie({ id, colour, value }: Die): Pickable {
  const parts = { die: dieShowing(colour, value), value, to: 7 - value }
  return {
    id: turnedOver(id),
    kind: turnedOver(`${value}`),
    line: line('rajas.label.flipDie', parts),
    thing: id,
  }
}
