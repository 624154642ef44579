/** Types of a game's reference page: its symbols and components by name, with the numbers of their rules. */
import type { Line, Sign } from './line.ts'

export interface NamedSign extends Sign {
  readonly name: Line
  /** The effect of the symbol or component. */
  readonly about?: Line
  /** Rule numbers in the game's `rules.md`. */
  readonly rules?: readonly string[]
}

/** The paragraphs that the reference page of every game has. */
export const paragraphs = ['goal', 'turn1', 'turn2', 'turn3', 'points', 'end', 'special'] as const
export type Paragraph = (typeof paragraphs)[number]

export interface Reference {
  readonly signs: readonly NamedSign[]
  readonly components?: readonly NamedSign[]
  /** The rules that each paragraph summarizes. */
  readonly rules?: Readonly<Record<Paragraph, readonly string[]>>
}
