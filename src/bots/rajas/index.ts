/** A sensible player of Rajas: takes what is worth most at once, seeing no more than its view. */
import type { Command } from '../../games/rajas/commands.ts'
import type { Rules } from '../../games/rajas/edition/index.ts'
import type { View } from '../../games/rajas/types/index.ts'
import { allBest } from '../best.ts'
import type { Bot } from '../types.ts'
import { commandWorth } from './commands.ts'
import { eyesOf } from './worth.ts'

/** It values what the rules of its edition say. */
export function makeRajasBot(rules: Rules): Bot<View, Command> {
  return (view, legal, seat, random) => {
    const eyes = eyesOf(rules, view, seat)
    return random.pick(allBest(legal, (command) => commandWorth(eyes, command)))
  }
}
