/** Times of day have 24 hours in all four languages, and English dates are British. */
import { expect, test } from 'vitest'
import { dayAndTime, timeOfDay } from '../../src/words/moments.ts'
import { languages } from '../../src/words/types.ts'

const afternoon = new Date(2026, 10, 19, 16, 13, 5).getTime()

test.each(languages)('an afternoon in %s', (language) => {
  expect(timeOfDay(afternoon, language)).toBe('16:13:05')
  expect(dayAndTime(afternoon, language)).toContain('16:13')
})

test('the day stands before the month', () => {
  expect(dayAndTime(afternoon, 'en')).toMatch(/^19 Nov 2026/)
})
