/** Texts from outside are cleaned of everything that a screen or a terminal would act on. */
import { expect, test } from 'vitest'
import { cleanText, isVisible } from '../../src/kernel/visible.ts'

test.each([
  ['\u001b[2J\u001b[H OK: all proved', '[2J[H OK: all proved'],
  ['\u001b]0;title\u0007', ']0;title'],
  ['\u009b2J', '2J'],
  ['a\nverified: yes\r\tb\u0000', 'averified: yesb'],
  ['a\u2028b\u2029c', 'abc'],
  ['\u202eevil\u202c', 'evil'],
  ['\u2066a\u2069\u200e\u200f\u061c', 'a'],
  ['half \ud83d', 'half '],
  ['Ζωή', 'Ζωή'],
  ['👩‍👧 می‌خواهم', '👩‍👧 می‌خواهم'],
])('%j is shown as %j', (text, shown) => {
  expect(cleanText(text)).toBe(shown)
})

test.each(['', '  ', '\u200b\u200d', '\ufeff', '\u3164', '\u2800', '\u00ad', '\u0301', '\u202e'])(
  '%j is nothing visible',
  (text) => {
    expect(isVisible(text)).toBe(false)
  },
)

test.each(['a', '.', '人', '👩', '\u200bא'])('%j is visible', (text) => {
  expect(isVisible(text)).toBe(true)
})
