/** The set-up's seats: good presets, nobody shares a colour. */
import { expect, test } from 'vitest'
import { fitPicks } from '../../src/app/setup/picks.ts'
import { apart, rememberedSeating, withColour } from '../../src/app/setup/seats.ts'
import { seatColours } from '../../src/kernel/seatColours.ts'

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

test('picks for each seat follow the number of seats, other options stay', () => {
  const specs = [
    { key: 'way', kind: 'seatPick', choices: ['plain', 'hard'], preset: 'plain' },
    { key: 'flag', kind: 'flag', preset: false },
  ] as const
  const options = { way: ['hard', 'plain'], flag: true }
  expect(fitPicks(specs, options, 1)).toEqual({ way: ['hard'], flag: true })
  expect(fitPicks(specs, options, 3)).toEqual({ way: ['hard', 'plain', 'plain'], flag: true })
  expect(fitPicks(specs, {}, 3)).toEqual({})
})
