/** The set-up's seats: good presets, nobody shares a colour. */
import { expect, test } from 'vitest'
import { apart, rememberedSeating, withColour } from '../../src/app/setup/seats.ts'
import { seatColours } from '../../src/ui/seatColours.ts'

const nameFor = (seat: number) => `Player ${seat + 1}`

test('without a memory a person meets a bot', () => {
  const seating = rememberedSeating({ seats: { min: 2, max: 4 } }, nameFor)
  expect(seating.count).toBe(2)
  expect(seating.sittings.map(({ kind }) => kind)).toEqual(['human', 'bot', 'bot', 'bot'])
  expect(new Set(seating.sittings.map(({ colour }) => colour)).size).toBe(seatColours.length)
})

test('a colour that is taken is exchanged', () => {
  const { sittings } = rememberedSeating({ seats: { min: 2, max: 4 } }, nameFor)
  const changed = withColour(sittings, 0, 'lapis')
  expect(changed.map(({ colour }) => colour)).toEqual(['lapis', 'saffron', 'emerald', 'ruby'])
})

test('colours that were the same come apart', () => {
  const { sittings } = rememberedSeating({ seats: { min: 2, max: 4 } }, nameFor)
  const same = sittings.map((sitting) => ({ ...sitting, colour: 'ruby' as const }))
  expect(new Set(apart(same).map(({ colour }) => colour)).size).toBe(4)
})
