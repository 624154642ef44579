/** Settings are valid whatever the local storage contains. */
import { expect, test } from 'vitest'
import { parseSettings, presets } from '../../src/app/settings/shape.ts'

test("the language defaults to the browser's first supported one", () => {
  expect(presets(['de-DE', 'pl-PL', 'en']).language).toBe('pl')
  expect(presets([]).language).toBe('en')
})

test('stored settings are read back', () => {
  const base = presets(['en'])
  const kept = { ...base, language: 'ru', textSize: 175, speed: 'calm', contrast: 'more' } as const
  expect(parseSettings(JSON.parse(JSON.stringify(kept)), base)).toEqual(kept)
})

test.each([
  null,
  7,
  'x',
  [],
  { textSize: 5000, language: 'xx', volumes: { dice: 'loud', place: -3 } },
])('invalid data %j gives the defaults', (kept) => {
  const base = presets(['el'])
  expect(parseSettings(kept, base)).toEqual(base)
})
