/** Frame order: numbered steps, frames only while something moves, one time for all movers. */
import { expect, test } from 'vitest'
import { frameSteps, makeFrameOrder } from '../../src/scenes/frame.ts'
import { makeTime } from '../../src/session/time.ts'

const orderOf = (time = makeTime()) => makeFrameOrder(time)

test('runs movers in step order, whatever the order of joining', () => {
  const order = orderOf()
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

test('needs another frame while a mover moves, and none when all rest', () => {
  const order = orderOf()
  let isMoving = true
  order.join('board', () => isMoving)
  order.join('camera', () => false)
  expect(order.run(0.016)).toBe(true)
  isMoving = false
  expect(order.run(0.016)).toBe(false)
})

test('tells later movers that earlier ones moved, and calls them all', () => {
  const order = orderOf()
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

test('isCalm is true only after two runs in which nothing but pieces moved', () => {
  const order = orderOf()
  const calm = () => {
    order.run(0.016)
    return order.isCalm()
  }
  let isCameraMoving = false
  order.join('roll', () => true)
  order.join('camera', () => isCameraMoving)
  expect([calm(), calm(), calm()]).toEqual([false, false, true])
  // moved, then reaches its last place in the run in which it stops
  isCameraMoving = true
  expect(calm()).toBe(false)
  isCameraMoving = false
  expect([calm(), calm()]).toEqual([false, true])
  order.wake('hand')
  expect(calm()).toBe(true)
  order.wake()
  expect([calm(), calm(), calm()]).toEqual([false, false, true])
})

test('does not call a mover that left, and requests one more frame for its leaving', () => {
  const order = orderOf()
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

test('shortens the first dt after a rest, but not later ones', () => {
  const order = orderOf()
  let length = 0
  order.join('hand', ({ dt }) => {
    length = dt
    return true
  })
  order.run(45)
  expect(length).toBeLessThanOrEqual(0.02)
  order.run(0.4)
  expect(length).toBe(0.4)
})

test('gives every mover the same second', () => {
  const time = makeTime()
  const order = orderOf(time)
  const told: number[] = []
  for (const step of frameSteps)
    order.join(step, ({ seconds }) => {
      told.push(seconds)
      return false
    })
  time.set(12.5)
  order.run(0.016)
  time.set(3)
  order.run(0.016)
  expect(told).toEqual([...frameSteps.map(() => 12.5), ...frameSteps.map(() => 3)])
})
