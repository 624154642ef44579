/** At once means at once: what nobody could follow is told together, and nothing is left untold. */
import { expect, test } from 'vitest'
import { makeThrottle } from '../../../src/app/table/throttle.ts'

function counted(pauseSeconds: number, times: readonly (readonly [number, boolean])[]): number {
  let at = 0
  const isDue = makeThrottle({ now: () => at, pace: () => ({ speed: Infinity, pauseSeconds }) })
  return times.filter(([time, runs]) => {
    at = time
    return isDue(runs)
  }).length
}

const burst = [0, 5, 10, 15, 20].map((time) => [time, true] as const)

test('a burst is told at its beginning, then once in a while', () => {
  expect(counted(0, burst)).toBe(1)
  expect(counted(0, [...burst, [140, true]])).toBe(2)
})

test('whatever comes to rest is told', () => {
  expect(counted(0, [...burst, [21, false], [22, false]])).toBe(3)
})

test('with a human pace every step is told', () => {
  expect(counted(0.25, burst)).toBe(burst.length)
})
