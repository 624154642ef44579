/** Clocks have 24 hours in all four languages, and English dates are British. */
import { expect, test } from 'vitest'
import { dayAndTime, timeOfDay } from '../../src/words/dates.ts'
import { languages } from '../../src/words/types.ts'

const afternoon = new Date(2026, 10, 19, 16, 13, 5).getTime()

test.each(languages)('timeOfDay uses 24 hours in %s', (language) => {
  expect(timeOfDay(afternoon, language)).toBe('16:13:05')
  expect(dayAndTime(afternoon, language)).toContain('16:13')
})

test('dayAndTime puts the day before the month in English', () => {
  expect(dayAndTime(afternoon, 'en')).toMatch(/^19 Nov 2026/)
})
