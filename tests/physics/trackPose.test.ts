/** Poses of a track between its steps, before its start and at its end. */
import { beforeAll, expect, test, vi } from 'vitest'
import { mixedThrow } from '../../src/physics/fairness/compare.ts'
import { ready } from '../../src/physics/rapier.ts'
import { simulate } from '../../src/physics/simulate.ts'
import { lengthOf, poseAt } from '../../src/physics/trackPose.ts'
import type { Settled } from '../../src/physics/types.ts'

let throws: readonly Settled[] = []

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
beforeAll(async () => {
  await ready()
  throws = Array.from({ length: 40 }, (_, i) => simulate(mixedThrow(i)))
})

test('the last pose is exact, the first one is where the hand let go', () => {
  const pose = new Float32Array(7)
  for (const { track } of throws) {
    track.kinds.forEach((_, i) => {
      poseAt(track, i, lengthOf(track), pose)
      expect([...pose]).toEqual([...track.ends.subarray(i * 7, i * 7 + 7)])
      poseAt(track, i, -1, pose)
      expect(pose[1]).toBeGreaterThan(0.4)
    })
  }
})

test('between two steps a pose lies between them and stays a rotation', () => {
  const [early, late, between] = [new Float32Array(7), new Float32Array(7), new Float32Array(7)]
  const track = throws[0]?.track
  if (!track) throw new Error('no throw')
  for (let frame = 0; frame < track.frames - 1; frame++) {
    poseAt(track, 0, frame / track.rate, early)
    poseAt(track, 0, (frame + 1) / track.rate, late)
    poseAt(track, 0, (frame + 0.4) / track.rate, between)
    const [low, high] = [early[1] ?? 0, late[1] ?? 0].sort((a, b) => a - b)
    expect(between[1]).toBeGreaterThanOrEqual((low ?? 0) - 1e-4)
    expect(between[1]).toBeLessThanOrEqual((high ?? 0) + 1e-4)
    expect(Math.hypot(...between.subarray(3))).toBeCloseTo(1, 5)
  }
})
