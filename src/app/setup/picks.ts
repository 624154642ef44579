/** What was picked for each seat, fitted to the seats that sit down in the end. */
import type { Options, OptionSpec } from '../../kernel/options.ts'

/** A pick is made for those who sat there then: seats that joined since have the preset. */
export function fitPicks(specs: readonly OptionSpec[], options: Options, seats: number): Options {
  const fitted = { ...options }
  for (const { key, kind, preset } of specs) {
    const picks = options[key]
    if (kind !== 'seatPick' || !Array.isArray(picks)) continue
    fitted[key] = Array.from({ length: seats }, (_, i) => (picks as readonly string[])[i] ?? preset)
  }
  return fitted
}
