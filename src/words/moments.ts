/** Days and times of day as a person of a language writes them; the English here is British, and every clock has 24 hours. */
import type { Language } from './types.ts'

const localeOf = (language: Language): string => (language === 'en' ? 'en-GB' : language)

const clock = { hourCycle: 'h23' } as const

export const timeOfDay = (at: number, language: Language): string =>
  new Date(at).toLocaleTimeString(localeOf(language), clock)

export const dayAndTime = (at: number, language: Language): string =>
  new Date(at).toLocaleString(localeOf(language), {
    ...clock,
    dateStyle: 'medium',
    timeStyle: 'short',
  })
