/** Options from outside are filled up with presets, and refused as a whole when anything does not fit. */
import { expect, test } from 'vitest'
import { type OptionSpec, parseOptions } from '../../src/kernel/options.ts'

const specs: readonly OptionSpec[] = [
  { key: 'long', kind: 'flag', preset: false },
  { key: 'side', kind: 'pick', choices: ['sun', 'moon'], preset: 'sun' },
  { key: 'hero', kind: 'seatPick', choices: ['none', 'queen'], preset: 'none' },
]

test('presets are filled in', () => {
  expect(parseOptions(specs, 2, {})).toEqual({ long: false, side: 'sun', hero: ['none', 'none'] })
})

test('what is given is taken', () => {
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
])('%o is refused', (given) => {
  expect(parseOptions(specs, 2, given)).toBeNull()
})
