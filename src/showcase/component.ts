/** One component of a catalogue: its name, facts, choices, and the exhibit that shows it. */
import type { Line, LinePart } from '../kernel/line.ts'
import type { Exhibit } from '../scenes/display/exhibit.ts'
import type { StudioEye } from '../scenes/display/eye.ts'

/** Sources of values; `yours` is the reader's own file of values. */
export const sources = ['rulebook', 'inferred', 'own', 'yours'] as const
export type ValueSource = (typeof sources)[number]

export interface Value {
  readonly name: Line
  readonly value: LinePart
  readonly source: ValueSource
}

/** A choice between looks, such as a seat's colour or a kind of stone. */
export interface LookChoice {
  readonly id: string
  /** A word key; `showcase.choice.<id>` by default. */
  readonly label?: string
  readonly options: readonly Option[]
}

export interface Option {
  readonly id: string
  readonly name: Line
}

/** The chosen options, by the ids of their choices, and the state. */
export interface Picked {
  readonly choices: Readonly<Record<string, string>>
  readonly state: string
}

export interface Component {
  /** Unique within the game. It never changes, because links contain it. */
  readonly id: string
  readonly game: string
  readonly kind: string
  readonly name: Line
  readonly about: Line | null
  /** Numbers of rules in the game's `rules.md`. */
  readonly rules: readonly string[]
  readonly count: number
  readonly values: readonly Value[]
  readonly choices: readonly LookChoice[]
  /** The first one is shown by default. */
  readonly states: readonly string[]
  /** It carries words, in the reader's language. */
  readonly isPrinted: boolean
  /** Number of copies that fall together; 0 for components that cannot be dropped. */
  readonly handful: number
  /** The default eye. */
  readonly eye: StudioEye
  show(picked: Picked): Exhibit
}

/** The first option of each choice, and the first state. */
export const unpicked = ({ choices, states }: Component): Picked => ({
  choices: Object.fromEntries(choices.map(({ id, options }) => [id, options[0]?.id ?? ''])),
  state: states[0] ?? '',
})
