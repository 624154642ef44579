/** What a game adds to the page of its rules: its symbols and components by name, and the numbers of the rules behind each. */
import type { Line, Sign } from './line.ts'

export interface NamedSign extends Sign {
  readonly name: Line
  /** What it does. */
  readonly about?: Line
  /** Numbers of rules in the game's `rules.md`. */
  readonly rules?: readonly string[]
}

/** The paragraphs that every game's page has. */
export const paragraphs = ['goal', 'turn1', 'turn2', 'turn3', 'points', 'end', 'special'] as const
export type Paragraph = (typeof paragraphs)[number]

export interface Reference {
  readonly signs: readonly NamedSign[]
  readonly components?: readonly NamedSign[]
  /** The rules that a paragraph sums up. */
  readonly rules?: Readonly<Record<Paragraph, readonly string[]>>
}
