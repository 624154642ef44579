/** Formats dates and times by language; English is British, and all clocks have 24 hours. */
import type { Language } from './types.ts'

function format(at: number, language: Language, styles: Intl.DateTimeFormatOptions): string {
  const locale = language === 'en' ? 'en-GB' : language
  return new Intl.DateTimeFormat(locale, { hourCycle: 'h23', ...styles }).format(at)
}

export const timeOfDay = (at: number, language: Language): string =>
  format(at, language, { timeStyle: 'medium' })

export const dayAndTime = (at: number, language: Language): string =>
  format(at, language, { dateStyle: 'medium', timeStyle: 'short' })
