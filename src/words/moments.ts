/** Days and times of day as a person of a language writes them; the English here is British, and every clock has 24 hours. */
import type { Language } from './types.ts'

function format(at: number, language: Language, styles: Intl.DateTimeFormatOptions): string {
  const locale = language === 'en' ? 'en-GB' : language
  return new Intl.DateTimeFormat(locale, { hourCycle: 'h23', ...styles }).format(at)
}

export const timeOfDay = (at: number, language: Language): string =>
  format(at, language, { timeStyle: 'medium' })

export const dayAndTime = (at: number, language: Language): string =>
  format(at, language, { dateStyle: 'medium', timeStyle: 'short' })
