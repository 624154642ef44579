/** Settings survive anything that may lie in the storage. */
import { expect, test } from 'vitest'
import { parseSettings, presets } from '../../src/app/settings/shape.ts'

test('the first known language of the browser is taken', () => {
  expect(presets(['de-DE', 'pl-PL', 'en']).language).toBe('pl')
  expect(presets([]).language).toBe('en')
})

test('what was kept comes back', () => {
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
])('nonsense %j gives the presets', (kept) => {
  const base = presets(['el'])
  expect(parseSettings(kept, base)).toEqual(base)
})
