/** Caches number formats and plural rules for all messages of one language. */
import type { Formatters } from 'intl-messageformat'

/** Custom ICU formats that messages may use, for example `{chance, number, odds}`. */
export const formats = {
  number: { odds: { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 } },
} as const

function memoize<Options, Made>(make: (options: Options) => Made): (options: Options) => Made {
  const made = new Map<string, Made>()
  return (options) => {
    const key = JSON.stringify(options) ?? ''
    const known = made.get(key) ?? make(options)
    made.set(key, known)
    return known
  }
}

export function makeFormatters(language: string): Formatters {
  const numberFormat = memoize((options?: Intl.NumberFormatOptions) => {
    return new Intl.NumberFormat(language, options)
  })
  const dateFormat = memoize((options?: Intl.DateTimeFormatOptions) => {
    return new Intl.DateTimeFormat(language, options)
  })
  const plurals = memoize((options?: Intl.PluralRulesOptions) => {
    return new Intl.PluralRules(language, options)
  })
  return {
    getNumberFormat: (_, options) => numberFormat(options),
    getDateTimeFormat: (_, options) => dateFormat(options),
    getPluralRules: (_, options) => plurals(options),
  }
}
