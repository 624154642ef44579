/** Finds the private cards in a panel, and the commands that lay one of them. */
import type { Tagged } from '../../../kernel/command.ts'
import type { Line } from '../../../kernel/line.ts'
import type { Panel } from '../../../kernel/panel.ts'
import type { CardPicture } from '../../../kernel/picture.ts'

export interface HeldCard {
  readonly picture: CardPicture
  /** For screen readers. */
  readonly told: readonly Line[]
}

/** Cards that lie together, with the line above them if there is one. */
export interface CardRow {
  readonly caption: Line | null
  readonly cards: readonly HeldCard[]
}

export function cardRowsOf({ rows }: Panel): readonly CardRow[] {
  return rows.flatMap((row, i) => {
    if (row.kind !== 'table' || !row.cards) return []
    const before = rows[i - 1]
    const cards = row.cards.map((picture, at) => ({ picture, told: row.rows[at] ?? [] }))
    return [{ caption: before?.kind === 'line' ? before.line : null, cards }]
  })
}

/** The lines of a hand's panel that stand after its cards. */
export function notesOf({ rows }: Panel): readonly Line[] {
  const isCaption = (i: number) => rows[i + 1]?.kind === 'table'
  return rows.flatMap((row, i) => (row.kind === 'line' && !isCaption(i) ? [row.line] : []))
}

/** The id of the card that a command lays, gives or spends; null for any other command. */
export function cardOf(command: Tagged): string | null {
  const { card } = command as { readonly card?: unknown }
  return typeof card === 'string' ? card : null
}

export const commandsFor = (legal: readonly Tagged[], card: string): readonly Tagged[] =>
  legal.filter((command) => cardOf(command) === card)

/** Commands that no shown card stands for. */
export function otherCommands(
  legal: readonly Tagged[],
  rows: readonly CardRow[],
): readonly Tagged[] {
  const shown = new Set(rows.flatMap(({ cards }) => cards.map(({ picture }) => picture.id)))
  return legal.filter((command) => {
    const card = cardOf(command)
    return card === null || !shown.has(card)
  })
}
