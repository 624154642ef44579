/** Time counts from when a match began to wait for somebody; looking back does not stop it. */
import { expect, test } from 'vitest'
import type { Match } from '../../src/kernel/match.ts'
import { makeStopwatch, addSpentTime } from '../../src/session/spent.ts'

const position = (length: number) => ({ length }) as Match

test('a stopwatch counts a person’s time from the first time that a position is offered', () => {
  let now = 1000
  const watch = makeStopwatch(() => now)
  const [first, second] = [position(1), position(2)]
  expect(watch.since(first)).toBe(0)
  watch.rest(first)
  now = 4000
  watch.rest(first)
  now = 6000
  expect(watch.since(first)).toBe(5000)
  watch.rest(second)
  now = 6500
  expect([watch.since(second), watch.since(first)]).toEqual([500, 0])
})

test('the time of each seat adds up separately', () => {
  const once = addSpentTime(undefined, 3, 1, 400)
  expect(addSpentTime(once, 3, 1, 100)).toEqual([0, 500, 0])
  expect(addSpentTime(once, 3, 2, 7)).toEqual([0, 400, 7])
})
