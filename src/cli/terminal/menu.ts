/** The choices of a player, grouped and numbered; what is typed narrows them down. */
import type { Tagged } from '../../kernel/command.ts'
import type { Game } from '../../kernel/game.ts'
import type { TerminalPen } from './pen.ts'

export interface MenuChoice {
  /** From 1, and the same however the list is narrowed. */
  readonly number: number
  readonly group: string
  readonly text: string
  readonly previews: readonly string[]
  readonly command: Tagged
}

/** Lists gains before losses; the first number is the one after `before`. */
export function makeChoices(
  game: Game,
  view: unknown,
  legal: readonly Tagged[],
  pen: TerminalPen,
  before = 0,
): readonly MenuChoice[] {
  const labelled = legal
    .map((command) => ({ command, label: game.label(command, view) }))
    .toSorted((a, b) => Number(a.label.isGivingUp ?? false) - Number(b.label.isGivingUp ?? false))
  const groups = [...new Set(labelled.map(({ label }) => label.group))]
  return groups
    .flatMap((group) => labelled.filter(({ label }) => label.group === group))
    .map(({ command, label }, at) => ({
      number: before + at + 1,
      group: pen.say({ key: label.group }),
      text: pen.say(label.line),
      previews: (game.preview?.(command, view) ?? []).map((told) => pen.say(told)),
      command,
    }))
}

export function narrowMenu(choices: readonly MenuChoice[], typed: string): readonly MenuChoice[] {
  const words = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  return choices.filter(({ group, text }) => {
    const whole = `${group} ${text}`.toLocaleLowerCase()
    return words.every((word) => whole.includes(word))
  })
}

/** Above this the previews of a choice share a line, and above the next one the rest of the list is left out. */
const fewEnough = 12
const screenful = 40

export function drawChoices(
  choices: readonly MenuChoice[],
  pen: TerminalPen,
  more: (count: number) => string,
): readonly string[] {
  const lines: string[] = []
  const digits = String(choices.at(-1)?.number ?? 0).length
  let group = ''
  for (const choice of choices.slice(0, screenful)) {
    if (choice.group !== group) lines.push(pen.paint(choice.group, 'bold'))
    group = choice.group
    lines.push(`  ${String(choice.number).padStart(digits)}  ${choice.text}`)
    const { previews } = choice
    const isLong = choices.length > fewEnough && previews.length > 1
    for (const told of isLong ? [previews.join(' · ')] : previews) {
      lines.push(pen.paint(`  ${' '.repeat(digits)}    ${told}`, 'dim'))
    }
  }
  if (choices.length > screenful) lines.push(`  ${more(choices.length - screenful)}`)
  return lines
}
