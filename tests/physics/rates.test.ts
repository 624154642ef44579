/** However a track is shown - at any rate, skipped, slowed - it ends with the faces that were read. */
import { beforeAll, expect, test, vi } from 'vitest'
import { mixedThrow } from '../../src/physics/fairness/compare.ts'
import { inverse, turned } from '../../src/physics/rotation.ts'
import { faceAlong } from '../../src/physics/symmetry.ts'
import { lengthOf, meshPoseAt, poseAt, ready, simulate } from '../../src/physics/index.ts'
import type { Settled, Track } from '../../src/physics/index.ts'

let throws: readonly Settled[] = []

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
beforeAll(async () => {
  await ready()
  throws = Array.from({ length: 40 }, (_, i) => simulate(mixedThrow(i)))
})

/** What somebody sees lying up, read from the drawn mesh alone. */
function seenFaces(track: Track, seconds: number): number[] {
  const pose = new Float32Array(7)
  return track.kinds.map((kind, i) => {
    const [, , , x = 0, y = 0, z = 0, w = 1] = meshPoseAt(track, i, seconds, pose)
    return faceAlong(kind, ...turned(inverse([x, y, z, w]), 0, 1, 0))
  })
}

/** The moment of the last frame that a display with this rate and pace shows. */
function lastShown(track: Track, rate: number, pace: number): number {
  let seconds = 0
  while (seconds < lengthOf(track)) seconds += pace / rate
  return seconds
}

test.each([24, 30, 60, 144, 240])('at %i Hz the faces are those that were read', (rate) => {
  for (const { track, faces } of throws)
    expect(seenFaces(track, lastShown(track, rate, 1))).toEqual(faces)
})

test('skipped or slowed, the faces are those that were read', () => {
  for (const { track, faces } of throws) {
    expect(seenFaces(track, Infinity)).toEqual(faces)
    expect(seenFaces(track, lastShown(track, 60, 0.25))).toEqual(faces)
    expect(seenFaces(track, lastShown(track, 30, 16))).toEqual(faces)
  }
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
