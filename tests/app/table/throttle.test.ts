/** makeThrottle limits renders of a match without animation, and never drops the last one. */
import { expect, test } from 'vitest'
import { makeThrottle } from '../../../src/app/table/throttle.ts'

function counted(pauseSeconds: number, times: readonly (readonly [number, boolean])[]): number {
  let at = 0
  const isDue = makeThrottle({
    now: () => at,
    pace: () => ({ speed: Infinity, botSpeed: Infinity, pauseSeconds }),
  })
  return times.filter(([time, runs]) => {
    at = time
    return isDue(runs)
  }).length
}

const burst = [0, 5, 10, 15, 20].map((time) => [time, true] as const)

test('lets the first change of a burst through, then one per interval', () => {
  expect(counted(0, burst)).toBe(1)
  expect(counted(0, [...burst, [140, true]])).toBe(2)
})

test('always lets the last change through', () => {
  expect(counted(0, [...burst, [21, false], [22, false]])).toBe(3)
})

test('lets every change through at a human pace', () => {
  expect(counted(0.25, burst)).toBe(burst.length)
})
