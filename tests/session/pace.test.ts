/** Pauses run on the one time, and can be cut short. */
import { expect, test } from 'vitest'
import { makePause } from '../../src/session/pace.ts'
import { makeTime } from '../../src/session/time.ts'

function waiting(seconds: number) {
  const time = makeTime()
  const pause = makePause(time)
  let isOver = false
  const over = pause.wait(seconds).then(() => (isOver = true))
  const turned = async (passed: number) => {
    time.advance(passed)
    await Promise.resolve()
    return isOver
  }
  return { pause, over, turned }
}

test('a pause ends after its milliseconds and not earlier', async () => {
  const { turned } = waiting(1.5)
  expect([await turned(1), await turned(0.4), await turned(0.2)]).toEqual([false, false, true])
})

test('a pause that is cut short ends at once and leaves no timer', async () => {
  const { pause, over, turned } = waiting(1.5)
  pause.cut()
  await over
  expect(await turned(9)).toBe(true)
  pause.cut()
})

test('a pause of 0 ms resolves at once', async () => {
  await waiting(0).over
})
