/** Several things at once, at the terminal: they are numbered, and the numbers of those that are chosen are typed. */
import type { Tagged } from '../../kernel/command.ts'
import type { Game } from '../../kernel/game.ts'
import type { Seat } from '../../kernel/seat.ts'
import { commandOf, type Pickable, type SetCommand, splitSets } from '../../kernel/sets.ts'
import type { TerminalPen } from './pen.ts'

export interface TypedSets {
  readonly items: readonly Pickable[]
  readonly sets: readonly SetCommand[]
  /** Every other command. */
  readonly others: readonly Tagged[]
}

export function typedSets(
  game: Game,
  view: unknown,
  seat: Seat,
  legal: readonly Tagged[],
): TypedSets {
  const { sets, others } = splitSets(game, view, legal)
  const items = sets.length > 0 ? (game.sets?.pickable(view, seat) ?? []) : []
  return { items, sets, others }
}

export function drawItems({ items }: TypedSets, pen: TerminalPen): readonly string[] {
  const digits = String(items.length).length
  return items.map(({ line }, i) => `  ${String(i + 1).padStart(digits)}  ${pen.say(line)}`)
}

/** The numbers that were typed, as `135` or `1 3 12`; null where something else is meant. */
function numbersIn({ items }: TypedSets, typed: string): readonly number[] | null {
  if (items.length === 0 || !/^\d+([\s,]+\d+)*$/.test(typed)) return null
  const words = typed.split(/[\s,]+/)
  const isRun = words.length === 1 && items.length < 10
  const numbers = (isRun ? [...typed] : words).map(Number)
  return numbers.every((n) => n >= 1 && n <= items.length) ? numbers : null
}

/** The command, or that these things do not go together; null where no things are named. */
export function readSet(given: TypedSets, typed: string): Tagged | 'no set' | null {
  const numbers = numbersIn(given, typed)
  if (numbers === null) return null
  const picked = numbers.map((n) => given.items[n - 1]?.id ?? '')
  return commandOf(given.sets, given.items, picked) ?? 'no set'
}

/** Input text for a command. */
export function typedFor({ items, sets }: TypedSets, command: Tagged): string | null {
  const kinds = [...(sets.find((one) => one.command === command)?.kinds ?? [])]
  if (kinds.length === 0) return null
  const numbers = items.flatMap(({ kind }, i) => {
    const at = kinds.indexOf(kind)
    return at >= 0 && kinds.splice(at, 1).length > 0 ? [i + 1] : []
  })
  return numbers.join(items.length < 10 ? '' : ' ')
}
