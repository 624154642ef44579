/** The frame: steps in their order, another frame only while something moves, clocks that stand cost nothing. */
import { afterEach, expect, test, vi } from 'vitest'
import { frameSteps, makeFrameOrder } from '../../src/scenes/frame.ts'
import { followClock } from '../../src/scenes/table/follow.ts'

afterEach(() => vi.unstubAllGlobals())

test('steps run in the order of the list, whoever joined first', () => {
  const order = makeFrameOrder()
  const seen: string[] = []
  for (const step of [...frameSteps].reverse()) {
    order.join(step, () => {
      seen.push(step)
      return false
    })
  }
  order.run(0.016)
  expect(seen).toEqual(frameSteps)
})

test('another frame is asked for while any part moves, and none when all rest', () => {
  const order = makeFrameOrder()
  let isMoving = true
  order.join('board', () => isMoving)
  order.join('camera', () => false)
  expect(order.run(0.016)).toBe(true)
  isMoving = false
  expect(order.run(0.016)).toBe(false)
})

test('later steps hear that earlier ones moved; nobody is left out once something moves', () => {
  const order = makeFrameOrder()
  const heard: boolean[] = []
  order.join('roll', () => true)
  order.join('board', (_, moving) => {
    heard.push(moving)
    return false
  })
  order.join('light', (_, moving) => {
    heard.push(moving)
    return false
  })
  order.run(0.016)
  expect(heard).toEqual([true, true])
})

test('what stands is known to stand only when nothing but pieces moved in two runs', () => {
  const order = makeFrameOrder()
  const calm = () => {
    order.run(0.016)
    return order.isCalm()
  }
  let isCameraMoving = false
  order.join('roll', () => true)
  order.join('camera', () => isCameraMoving)
  expect([calm(), calm(), calm()]).toEqual([false, false, true])
  // moved, then put in its last place by the run in which it stops
  isCameraMoving = true
  expect(calm()).toBe(false)
  isCameraMoving = false
  expect([calm(), calm()]).toEqual([false, true])
  order.wake('hand')
  expect(calm()).toBe(true)
  order.wake()
  expect([calm(), calm(), calm()]).toEqual([false, false, true])
})

test('a part that left is not asked again, and leaving asks for a last frame', () => {
  const order = makeFrameOrder()
  let asked = 0
  order.connect(() => {
    asked += 1
  })
  let runs = 0
  const leave = order.join('hand', () => {
    runs += 1
    return false
  })
  const before = asked
  leave()
  expect(asked).toBe(before + 1)
  order.run(0.016)
  expect(runs).toBe(0)
})

test('the first step after a sleep is not as long as the sleep, later ones are as long as they are', () => {
  const order = makeFrameOrder()
  let length = 0
  order.join('hand', (dt) => {
    length = dt
    return true
  })
  order.run(45)
  expect(length).toBeLessThanOrEqual(0.02)
  order.run(0.4)
  expect(length).toBe(0.4)
})

function lookout() {
  const waiting: (() => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (look: () => void) => waiting.push(look))
  vi.stubGlobal('cancelAnimationFrame', () => waiting.splice(0))
  return waiting
}

test('a clock is followed to its end and no further', () => {
  lookout()
  const clock = { seconds: 0 }
  const follower = followClock(clock, makeFrameOrder())
  expect(follower.isRunning(1)).toBe(true)
  clock.seconds = 0.5
  expect(follower.isRunning(1)).toBe(true)
  clock.seconds = 1
  expect(follower.isRunning(1)).toBe(false)
})

test('a clock that stands half-way draws no frames, and one that goes on is noticed', () => {
  const waiting = lookout()
  const order = makeFrameOrder()
  let asked = 0
  order.connect(() => {
    asked += 1
  })
  const clock = { seconds: 0.4 }
  const follower = followClock(clock, order)
  let drawn = 0
  while (follower.isRunning(1)) {
    drawn += 1
    if (drawn > 100) break
  }
  expect(drawn).toBeLessThan(20)
  const before = asked
  waiting.splice(0).forEach((look) => look())
  expect(asked).toBe(before)
  clock.seconds = 0.5
  waiting.splice(0).forEach((look) => look())
  expect(asked).toBe(before + 1)
  follower.stop()
})
