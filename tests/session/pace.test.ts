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

test('a pause is over when time has gone on for so long, and not before', async () => {
  const { turned } = waiting(1.5)
  expect([await turned(1), await turned(0.4), await turned(0.2)]).toEqual([false, false, true])
})

test('a pause that is cut is over at once, and time goes on without it', async () => {
  const { pause, over, turned } = waiting(1.5)
  pause.cut()
  await over
  expect(await turned(9)).toBe(true)
  pause.cut()
})

test('no pause takes no time', async () => {
  await waiting(0).over
})
