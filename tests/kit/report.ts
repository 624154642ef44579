/** Prints a kit failure: its position, the inputs that led to it, and the command that repeats it. */
import { stepsOf } from '../../src/kernel/journal.ts'
import type { Match } from '../../src/kernel/match.ts'
import type { Options } from '../../src/kernel/options.ts'
import { KitFailure } from './failure.ts'
import type { Depth } from './types.ts'

export interface Case {
  readonly game: string
  readonly seats: number
  readonly options: Options
  readonly seed: string
  readonly kit: Depth | 'scene' | 'show'
}

export function commandFor({ game, seats, options, seed, kit }: Case): string {
  const given = Object.keys(options).length > 0 ? ` --options '${JSON.stringify(options)}'` : ''
  return `npm run fuzz -- --game ${game} --seats ${seats} --matches 1 --seed '${seed}'${given} --kit ${kit}`
}

export function makeReport(failure: KitFailure, where: Case, match: Match | null): KitFailure {
  const { check, message } = failure
  const lines = [
    message.slice(check.length + 2),
    `game ${where.game}, ${where.seats} seats, seed ${where.seed}, options ${JSON.stringify(where.options)}`,
    'journal:',
    ...(match ? journalOf(match) : ['  (not begun)']),
    'again:',
    `  ${commandFor(where)}`,
  ]
  return new KitFailure(check, lines.join('\n'), { cause: failure.cause ?? failure })
}

function journalOf(match: Match): readonly string[] {
  return stepsOf(match).map(({ input }, i) => {
    const what =
      input.kind === 'command'
        ? `seat ${input.seat} ${JSON.stringify(input.command)}`
        : `chance ${input.id} ${JSON.stringify(input.answer)}`
    return `  ${i + 1}. ${what}`
  })
}
