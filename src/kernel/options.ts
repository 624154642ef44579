/** Option schemas of a game, which setup screens render and files are validated against. */

export type OptionSpec =
  | { readonly key: string; readonly kind: 'flag'; readonly preset: boolean }
  | {
      readonly key: string
      readonly kind: 'pick'
      readonly choices: readonly string[]
      readonly preset: string
    }
  | {
      readonly key: string
      readonly kind: 'seatPick'
      readonly choices: readonly string[]
      readonly preset: string
    }

export type OptionValue = boolean | string | readonly string[]
export type Options = Readonly<Record<string, OptionValue>>

/**
 * The options with defaults filled in and all values validated; null for an invalid value or an
 * unknown key.
 */
export function parseOptions(
  specs: readonly OptionSpec[],
  seats: number,
  given: unknown,
): Options | null {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return null
  const wanted = given as Readonly<Record<string, unknown>>
  if (Object.keys(wanted).some((key) => !specs.some((spec) => spec.key === key))) return null
  const options: Record<string, OptionValue> = {}
  for (const spec of specs) {
    const value = parseOption(
      spec,
      seats,
      Object.hasOwn(wanted, spec.key) ? wanted[spec.key] : undefined,
    )
    if (value === null) return null
    options[spec.key] = value
  }
  return options
}

function parseOption(spec: OptionSpec, seats: number, value: unknown): OptionValue | null {
  if (spec.kind === 'flag') {
    if (value === undefined) return spec.preset
    return typeof value === 'boolean' ? value : null
  }
  const isChoice = (choice: unknown): choice is string => spec.choices.includes(choice as string)
  if (spec.kind === 'pick')
    return value === undefined ? spec.preset : isChoice(value) ? value : null
  if (value === undefined) return Array.from({ length: seats }, () => spec.preset)
  return Array.isArray(value) && value.length === seats && value.every(isChoice) ? [...value] : null
}
