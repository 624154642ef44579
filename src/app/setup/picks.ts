/** Fits options per seat to the number of seats. */
import type { Options, OptionSpec } from '../../kernel/options.ts'

/** Seats without a choice get the default. */
export function fitPicks(specs: readonly OptionSpec[], options: Options, seats: number): Options {
  const fitted = { ...options }
  for (const { key, kind, preset } of specs) {
    const picks = options[key]
    if (kind !== 'seatPick' || !Array.isArray(picks)) continue
    fitted[key] = Array.from({ length: seats }, (_, i) => (picks as readonly string[])[i] ?? preset)
  }
  return fitted
}
