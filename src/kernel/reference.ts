/** What a game adds to the page of its rules: the symbols, each with its name. */
import type { Line, Sign } from './line.ts'

export interface NamedSign extends Sign {
  readonly name: Line
}

export interface Reference {
  readonly signs: readonly NamedSign[]
}
