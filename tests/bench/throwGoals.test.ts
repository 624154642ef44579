/** The throw benchmark can miss each of its goals, and reports none that it did not measure. */
import { expect, test } from 'vitest'
import type { Figures } from './interleave.ts'
import { wasLaid } from './peers/ours.ts'
import { goalsOf, isGood, ratiosOf } from './throwGoals.ts'
import type { Found, Goals } from './throwGoals.ts'

const row = (engine: string, given: Partial<Figures> = {}): Figures => ({
  engine,
  count: 5,
  throws: 20,
  milliseconds: 1,
  mean: 1,
  wall: 1,
  steps: 60,
  seconds: 1,
  tilted: 0,
  forced: 0,
  sunk: null,
  isAside: false,
  ...given,
})

const counts = [5, 12, 20]

const rows = [
  row('ours'),
  row('ours, stick-brown', { count: 24 }),
  row('ours', { count: 12 }),
  row('ours', { count: 20 }),
  row('cannon-es', { milliseconds: 2.6, mean: 2 }),
  row('cannon-es', { count: 12, milliseconds: 3.6 }),
  row('cannon-es', { count: 20, milliseconds: 5.1 }),
  row('cannon-es, 60 Hz', { milliseconds: 1.5, isAside: true }),
  row('dice-box', { milliseconds: 9, tilted: 0.2, forced: 1 }),
]

const good: Found = {
  rows,
  ratios: ratiosOf(counts, rows),
  memory: [{ what: '', throws: 100, before: 50e6, after: 50.3e6 }],
  stalls: [{ count: 5, worker: [1, 3.9], waking: 2, page: [9, 9] }],
  isComplete: true,
}

test('what reaches every goal is good; the means and what runs aside are told beside', () => {
  expect(goalsOf(good)).toEqual({ fast: true, plain: true, memory: true, stalls: true })
  expect(isGood(goalsOf(good))).toBe(true)
  expect(good.ratios).toEqual([
    { count: 5, next: 'cannon-es', times: 2.6, timesMean: 2, timesAside: 1.5 },
    { count: 12, next: 'cannon-es', times: 3.6, timesMean: 1, timesAside: 3.6 },
    { count: 20, next: 'cannon-es', times: 5.1, timesMean: 1, timesAside: 5.1 },
  ])
})

/** Ratios in which one engine takes so many times as long as ours for one number of dice. */
const ratiosWith = (count: number, milliseconds: number) => [
  ...good.ratios.filter((ratio) => ratio.count !== count),
  ...ratiosOf([count], [row('ours', { count }), row('cannon-es', { count, milliseconds })]),
]
const spoilt: readonly (readonly [string, keyof Goals, Partial<Found>])[] = [
  ['the next is too near at 5 dice', 'fast', { ratios: ratiosWith(5, 2.4) }],
  ['the next is too near at 12 dice', 'fast', { ratios: ratiosWith(12, 3.4) }],
  ['the next is too near at 20 dice', 'fast', { ratios: ratiosWith(20, 4.9) }],
  ['20 dice were not compared', 'fast', { ratios: ratiosOf([5, 12], rows) }],
  ['a peer could not be fetched', 'fast', { isComplete: false }],
  ['nothing was compared', 'fast', { ratios: [] }],
  ['a die was not plainly up', 'plain', { rows: [row('ours', { tilted: 0.001 })] }],
  ['a stick was not', 'plain', { rows: [row('ours'), row('ours, stick-brown', { tilted: 0.1 })] }],
  [
    'sticks leave something behind',
    'memory',
    { memory: [...good.memory, { what: '', throws: 10, before: 50e6, after: 51e6 }] },
  ],
  [
    'the page stood still',
    'stalls',
    { stalls: [{ count: 5, worker: [1, 4.1], waking: 2, page: [1, 1] }] },
  ],
  [
    'waking the worker took long',
    'stalls',
    { stalls: [{ count: 5, worker: [1, 1], waking: 4.1, page: [1, 1] }] },
  ],
]

test.each(spoilt)('%s: missed is %s', (_, name, given) => {
  const goals = goalsOf({ ...good, ...given })
  expect(goals).toEqual({ ...goalsOf(good), [name]: false })
  expect(isGood(goals)).toBe(false)
})

test('without a browser no stall is claimed to be short', () => {
  expect(goalsOf({ ...good, stalls: null }).stalls).toBeNull()
})

test('of ours a throw is forced where a hand laid a piece flat, not where one was nudged', () => {
  expect(wasLaid([{ remedy: 'nudged' }, { remedy: 'thrown-again' }])).toBe(false)
  expect(wasLaid([{ remedy: 'nudged' }, { remedy: 'laid-flat' }])).toBe(true)
})
