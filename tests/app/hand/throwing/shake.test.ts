/** A shaken phone throws once, when the hand is calm again; other motions throw nothing. */
import { expect, test } from 'vitest'
import { isFaceDown } from '../../../../src/app/hand/throwing/motion.ts'
import { makeShake, type MotionSample } from '../../../../src/app/hand/throwing/shake.ts'

/** A sample every 16 ms. */
function strengths(accelerations: readonly number[]): readonly number[] {
  const feel = makeShake()
  const samples = accelerations.map((x, i): MotionSample => ({ at: i * 16, x, y: 0, z: 0 }))
  return samples.flatMap((sample) => feel(sample) ?? [])
}

const to = (size: number) => Array.from({ length: 6 }, () => size)
const shaken = (size: number) => [0, 1, 2, 3, 4].flatMap((i) => to(i % 2 === 0 ? size : -size))
const calm = Array.from({ length: 40 }, () => 0.3)

test('makeShake throws once after a shake, stronger for a wilder one', () => {
  const [mild, ...more] = strengths([...shaken(16), ...calm, ...calm])
  expect(more).toEqual([])
  const [wild] = strengths([...shaken(38), ...calm])
  expect(wild).toBeGreaterThan(mild ?? 1)
  expect(wild).toBeLessThanOrEqual(1)
})

test('makeShake does not throw while the phone is still shaken', () => {
  expect(strengths(shaken(20))).toEqual([])
})

test('makeShake does not throw for a knock, a walk or a phone that is put down', () => {
  expect(strengths([...calm, ...to(25), ...calm])).toEqual([])
  expect(
    strengths([...Array.from({ length: 200 }, (_, i) => 6 * Math.sin(i / 5)), ...calm]),
  ).toEqual([])
})

test('makeShake throws again after another shake', () => {
  expect(strengths([...shaken(20), ...calm, ...shaken(20), ...calm])).toHaveLength(2)
})

test('isFaceDown tells a phone on its face from one on its back or in a hand', () => {
  expect([178, -175].map(isFaceDown)).toEqual([true, true])
  expect([0, 45, -60, 90, null].map(isFaceDown)).toEqual([false, false, false, false, false])
})
