/** Lines of a joined beat that screen readers hear beside the newest one. */
import { expect, test } from 'vitest'
import { extentNow } from '../../../src/app/table/earlierLines.ts'

test('a beat of several lines brings all of them, and only once', () => {
  const begun = extentNow(null, 10)
  expect(begun).toEqual({ length: 10, from: 9 })
  const beat = extentNow(begun, 14)
  expect(beat).toEqual({ length: 14, from: 10 })
  expect(extentNow(beat, 14)).toBe(beat)
  expect(extentNow(beat, 15)).toEqual({ length: 15, from: 14 })
})

test('an undo, a look back and an empty story bring no earlier lines', () => {
  expect(extentNow({ length: 14, from: 10 }, 3)).toEqual({ length: 3, from: 2 })
  expect(extentNow({ length: 14, from: 10 }, 0)).toEqual({ length: 0, from: 0 })
})
