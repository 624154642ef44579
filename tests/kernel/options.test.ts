/** Untrusted options are completed with defaults, and refused as a whole when any value is invalid. */
import { expect, test } from 'vitest'
import { type OptionSpec, parseOptions } from '../../src/kernel/options.ts'

const specs: readonly OptionSpec[] = [
  { key: 'long', kind: 'flag', preset: false },
  { key: 'side', kind: 'pick', choices: ['sun', 'moon'], preset: 'sun' },
  { key: 'hero', kind: 'seatPick', choices: ['none', 'queen'], preset: 'none' },
]

test('parseOptions fills in defaults', () => {
  expect(parseOptions(specs, 2, {})).toEqual({ long: false, side: 'sun', hero: ['none', 'none'] })
})

test('parseOptions keeps given values', () => {
  const given = { hero: ['queen', 'none'], long: true }
  expect(parseOptions(specs, 2, given)).toEqual({ ...given, side: 'sun' })
})

test.each([
  null,
  [],
  'long',
  { other: true },
  { long: 'true' },
  { long: undefined, side: 'stars' },
  { side: null },
  { hero: ['queen'] },
  { hero: ['queen', 'king'] },
  { hero: 'queen' },
  JSON.parse('{"__proto__": {"long": true}}'),
])('parseOptions refuses %o', (given) => {
  expect(parseOptions(specs, 2, given)).toBeNull()
})
