/** Lets players pick the dice to throw again one by one. */
import type { Sets } from '../../../kernel/sets.ts'
import type { Command } from '../commands.ts'
import type { View } from '../types.ts'
import { dieChoiceName } from './label.ts'

const dieId = (die: number): string => `die-${die}`

export const sets: Sets<Command, View> = {
  pickable: (view) =>
    view.dice.map((_, die) => ({
      id: dieId(die),
      kind: dieId(die),
      line: dieChoiceName(view, die),
    })),
  kinds: (command) => (command.type === 'throwAgain' ? command.dice.map(dieId) : null),
}
