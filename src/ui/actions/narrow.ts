/** Labels, groups and filters legal commands for the actions panel. */
import type { Tagged } from '../../kernel/command.ts'
import type { AnyGame } from '../../kernel/game.ts'
import type { Line } from '../../kernel/line.ts'
import type { Voice } from '../../words/voice.ts'

export interface Named {
  readonly command: Tagged
  readonly group: string
  readonly line: Line
  readonly isGivingUp: boolean
  /** The searchable text. */
  readonly text: string
}

export interface Group {
  readonly key: string
  readonly items: readonly Named[]
}

export function nameAll(
  game: AnyGame,
  view: unknown,
  legal: readonly Tagged[],
  voice: Voice,
): readonly Named[] {
  const named = legal.map((command) => {
    const { group, line, isGivingUp = false } = game.label(command, view)
    return { command, group, line, isGivingUp, text: voice.say(line) }
  })
  // Commands that decline something come last.
  return named.toSorted((a, b) => Number(a.isGivingUp) - Number(b.isGivingUp))
}

/** Strips accents and case for a tolerant search. */
function plain(text: string): string {
  const bare = text.normalize('NFD').replaceAll(/\p{M}/gu, '')
  return bare.toLowerCase().replaceAll('ł', 'l')
}

/** Keeps the commands that contain every search word. */
export function narrow(named: readonly Named[], search: string): readonly Named[] {
  const words = plain(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return named
  return named.filter(({ text }) => {
    const within = plain(text)
    return words.every((word) => within.includes(word))
  })
}

/** Groups keep the order of their first command. */
export function grouped(named: readonly Named[]): readonly Group[] {
  const groups = new Map<string, Named[]>()
  for (const item of named) {
    const group = groups.get(item.group)
    if (group) group.push(item)
    else groups.set(item.group, [item])
  }
  return [...groups].map(([key, items]) => ({ key, items }))
}
