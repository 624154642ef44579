/** One component as it is shown by itself: what it is called, does and is worth, and what stands on the cloth for it. */
import type { Line, LinePart } from '../kernel/line.ts'
import type { Exhibit } from '../scenes/display/exhibit.ts'
import type { StudioEye } from '../scenes/display/eye.ts'

/** Where a value comes from; `yours` are those of somebody's own file. */
export const sources = ['rulebook', 'inferred', 'own', 'yours'] as const
export type ValueSource = (typeof sources)[number]

export interface Value {
  readonly name: Line
  readonly value: LinePart
  readonly source: ValueSource
}

/** Looks between which there is a choice: a seat's colour, a stone. */
export interface LookChoice {
  readonly id: string
  readonly options: readonly Option[]
}

export interface Option {
  readonly id: string
  readonly name: Line
}

/** What somebody has chosen to see of it. */
export interface Picked {
  readonly choices: Readonly<Record<string, string>>
  readonly state: string
}

export interface Component {
  /** Its own within its game, and never another's: links hold it. */
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
  /** What it can do, as states of it; the first one is that in which it is found. */
  readonly states: readonly string[]
  /** Words stand on it, in the language of whoever reads. */
  readonly isPrinted: boolean
  /** How many make a handful; 0: it is not let fall. */
  readonly handful: number
  /** Where it is seen from at first. */
  readonly eye: StudioEye
  show(picked: Picked): Exhibit
}

/** The option that is chosen, or the first. */
export function optionOf(
  { choices }: Pick<Component, 'choices'>,
  picked: Picked,
  id: string,
): string {
  const choice = choices.find((one) => one.id === id)
  const wanted = picked.choices[id]
  const found = choice?.options.find((option) => option.id === wanted) ?? choice?.options[0]
  return found?.id ?? ''
}

/** As it is found when nobody has chosen anything. */
export const unpicked = ({ choices, states }: Component): Picked => ({
  choices: Object.fromEntries(choices.map(({ id, options }) => [id, options[0]?.id ?? ''])),
  state: states[0] ?? '',
})
