/** Labels, groups and filters legal commands for the actions panel. */
import type { Tagged } from '../../kernel/command.ts'
import type { AnyGame } from '../../kernel/game.ts'
import type { Line } from '../../kernel/line.ts'
import type { Voice } from '../../words/voice.ts'

export interface LabelledCommand {
  readonly command: Tagged
  readonly group: string
  readonly line: Line
  readonly isGivingUp: boolean
  readonly isDecisive: boolean
  /** The searchable text. */
  readonly text: string
}

export interface Group {
  readonly key: string
  readonly items: readonly LabelledCommand[]
}

export function labelCommands(
  game: AnyGame,
  view: unknown,
  legal: readonly Tagged[],
  voice: Voice,
): readonly LabelledCommand[] {
  const named = legal.map((command) => {
    const { group, line, isGivingUp = false, isDecisive = false } = game.label(command, view)
    return { command, group, line, isGivingUp, isDecisive, text: voice.say(line) }
  })
  // Commands that decline something come last.
  return named.toSorted((a, b) => Number(a.isGivingUp) - Number(b.isGivingUp))
}

/** Strips accents and case for a tolerant search. */
function foldAccents(text: string): string {
  const bare = text.normalize('NFD').replaceAll(/\p{M}/gu, '')
  return bare.toLowerCase().replaceAll('ł', 'l')
}

/** Keeps the commands that contain every search word. */
export function filterCommands(
  named: readonly LabelledCommand[],
  search: string,
): readonly LabelledCommand[] {
  const words = foldAccents(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return named
  return named.filter(({ text }) => {
    const within = foldAccents(text)
    return words.every((word) => within.includes(word))
  })
}

/** Groups keep the order of their first command. */
export function groupCommands(named: readonly LabelledCommand[]): readonly Group[] {
  const groups = new Map<string, LabelledCommand[]>()
  for (const item of named) {
    const group = groups.get(item.group)
    if (group) group.push(item)
    else groups.set(item.group, [item])
  }
  return [...groups].map(([key, items]) => ({ key, items }))
}
