/** Seats of the set-up page: sensible defaults, distinct colours. */
import { expect, test, vi } from 'vitest'
import { fitPicks } from '../../src/app/setup/picks.ts'
import { apart, rememberedSeating, withColour } from '../../src/app/setup/seats.ts'
import { seatColours } from '../../src/kernel/seatColours.ts'

const nameFor = (seat: number) => `Player ${seat + 1}`

test('rememberedSeating defaults to a person against a bot', () => {
  const seating = rememberedSeating({ seats: { min: 2, max: 4 } }, nameFor)
  expect(seating.count).toBe(2)
  expect(seating.sittings.map(({ kind }) => kind)).toEqual(['human', 'bot', 'bot', 'bot'])
  expect(new Set(seating.sittings.map(({ colour }) => colour)).size).toBe(seatColours.length)
})

test('withColour swaps a colour that is taken', () => {
  const { sittings } = rememberedSeating({ seats: { min: 2, max: 4 } }, nameFor)
  const changed = withColour(sittings, 0, 'lapis')
  expect(changed.map(({ colour }) => colour)).toEqual(['lapis', 'saffron', 'emerald', 'ruby'])
})

test('apart separates equal colours', () => {
  const { sittings } = rememberedSeating({ seats: { min: 2, max: 4 } }, nameFor)
  const same = sittings.map((sitting) => ({ ...sitting, colour: 'ruby' as const }))
  expect(new Set(apart(same).map(({ colour }) => colour)).size).toBe(4)
})

test('fitPicks adapts picks per seat to the number of seats and keeps other options', () => {
  const specs = [
    { key: 'way', kind: 'seatPick', choices: ['plain', 'hard'], preset: 'plain' },
    { key: 'flag', kind: 'flag', preset: false },
  ] as const
  const options = { way: ['hard', 'plain'], flag: true }
  expect(fitPicks(specs, options, 1)).toEqual({ way: ['hard'], flag: true })
  expect(fitPicks(specs, options, 3)).toEqual({ way: ['hard', 'plain', 'plain'], flag: true })
  expect(fitPicks(specs, {}, 3)).toEqual({})
})

test.each(['abc', {}, null, 1e9, -5, 2.5, [3]])(
  'a remembered number of seats of %j still gives seats',
  (count) => {
    const kept = { getItem: () => JSON.stringify({ count, sittings: [null, { name: '\u200b' }] }) }
    vi.stubGlobal('window', { localStorage: kept })
    const seating = rememberedSeating({ seats: { min: 2, max: 4 } }, nameFor)
    vi.unstubAllGlobals()
    expect([2, 3, 4]).toContain(seating.count)
    expect(seating.sittings.map(({ name }) => name).every((name) => name !== '')).toBe(true)
    expect(seating.sittings[1]?.name).not.toBe('\u200b')
  },
)
