/** The kit finds each planted fault by the check made for it, and passes the game without faults. */
import { expect, test, vi } from 'vitest'
import { kitParts } from '../kernel/tiny/kitParts.ts'
import { tiny, type TinyGame } from '../kernel/tiny/index.ts'
import { tinyVoices } from '../kernel/tiny/words.ts'
import { faults } from './faults.ts'
import { KitFailure } from './failure.ts'
import { runKit } from './run.ts'
import { type Depth, type Kit, makeKit } from './types.ts'

// generous timeout, since the machine may be busy
vi.setConfig({ testTimeout: 90_000 })

const voices = await tinyVoices()
const seatCounts = [2, 3, 4]

function kitOf(game: TinyGame): Kit {
  return makeKit(game, kitParts, voices)
}

function firstFailure(game: TinyGame, kit: Depth): KitFailure | null {
  for (const seats of seatCounts) {
    try {
      runKit(kitOf(game), { seats, matches: 12, seed: 'planted', kit })
    } catch (error) {
      if (error instanceof KitFailure) return error
      throw error
    }
  }
  return null
}

test.each(seatCounts)('the tiny game is clean with %i seats', (seats) => {
  const ran = runKit(kitOf(tiny), { seats, matches: 30, seed: 'clean', kit: 'full' })
  expect(ran.inputs).toBeGreaterThan(30 * 5)
})

test.each(faults)('caught: $name', ({ check, make }) => {
  expect(firstFailure(make(), 'full')?.message.split('\n')[0]).toMatch(new RegExp(`^${check}: `))
})

test('a failure says where it happened and how to see it again', () => {
  const lost = faults.find(({ name }) => name === 'a tile is lost')
  const { message = '' } = firstFailure(lost!.make(), 'full') ?? {}
  expect(message).toContain('game tiny, 2 seats, seed planted')
  expect(message).toMatch(/1\. chance 0 \{"kind":"picks"/)
  expect(message).toContain(
    "npm run fuzz -- --game tiny --seats 2 --matches 1 --seed 'planted' --kit full",
  )
})

test.each(['a tile is lost', 'a player owes and can do nothing', 'a longer match than promised'])(
  'the light kit catches: %s',
  (wanted) => {
    const planted = faults.find(({ name }) => name === wanted)
    expect(firstFailure(planted!.make(), 'light')?.check).toBe(planted!.check)
  },
)
