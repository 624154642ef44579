/** Legal commands as a person reads them: named, put in groups, narrowed by words. */
import type { Tagged } from '../../kernel/command.ts'
import type { AnyGame } from '../../kernel/game.ts'
import type { Line } from '../../kernel/line.ts'
import type { Voice } from '../../words/voice.ts'

export interface Named {
  readonly command: Tagged
  readonly group: string
  readonly line: Line
  readonly isGivingUp: boolean
  /** What is searched in. */
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
  // what can be had comes before what can be done without
  return named.toSorted((a, b) => Number(a.isGivingUp) - Number(b.isGivingUp))
}

/** Without accents and case, so that a hurried hand finds what it means. */
function plain(text: string): string {
  const bare = text.normalize('NFD').replaceAll(/\p{M}/gu, '')
  return bare.toLowerCase().replaceAll('ł', 'l')
}

/** Every word must occur somewhere. */
export function narrow(named: readonly Named[], search: string): readonly Named[] {
  const words = plain(search).split(/\s+/).filter(Boolean)
  if (words.length === 0) return named
  return named.filter(({ text }) => {
    const within = plain(text)
    return words.every((word) => within.includes(word))
  })
}

/** In the order in which the groups come up. */
export function grouped(named: readonly Named[]): readonly Group[] {
  const groups = new Map<string, Named[]>()
  for (const item of named) {
    const group = groups.get(item.group)
    if (group) group.push(item)
    else groups.set(item.group, [item])
  }
  return [...groups].map(([key, items]) => ({ key, items }))
}
