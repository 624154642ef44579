/** Motions on displays of every frame rate: each frame shows the same flight, the last one the faces that were read. */
import { beforeAll, expect, test, vi } from 'vitest'
import { makeTicker } from '../../../src/session/show/ticker.ts'
import { mixedThrow } from '../../../src/physics/fairness/compare.ts'
import { ready } from '../../../src/physics/rapier.ts'
import { simulate } from '../../../src/physics/simulate.ts'
import { lengthOf, meshPoseAt, poseAt } from '../../../src/physics/trackPose.ts'
import type { Settled, Track } from '../../../src/physics/types.ts'
import { inverse, turned } from '../../../src/physics/rotation.ts'
import { faceAlong } from '../../../src/physics/symmetry.ts'
import { packedSize, unpackPose } from '../../../src/physics/unpackPose.ts'
import { makeTime } from '../../../src/session/time.ts'

let throws: readonly Settled[] = []

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
beforeAll(async () => {
  await ready()
  throws = Array.from({ length: 12 }, (_, i) => simulate(mixedThrow(i)))
})

const screen = { after: (step: () => void) => step(), isHidden: () => false }

/** Frames as a display makes them: never quite on time, and now and then one is missed. */
function makeDisplay(rate: number) {
  let count = 0
  return () => {
    count += count % 17 === 11 ? 2 : 1
    return count / rate + (count % 3) * 0.0004
  }
}

interface Shown {
  /** Where the clock stood in each frame. */
  readonly moments: readonly number[]
  readonly end: number
}

async function show(track: Track, rate: number, speed: number, skipAfter = Infinity) {
  const time = makeTime()
  const next = makeDisplay(rate)
  const ticker = makeTicker(time, screen)
  const { clock, arrived } = ticker.run(lengthOf(track), () => speed)
  const moments: number[] = []
  while (clock.isRunning) {
    time.set(next())
    moments.push(clock.seconds)
    if (moments.length > skipAfter) ticker.finish()
  }
  await arrived
  return { moments, end: clock.seconds } satisfies Shown
}

/** What somebody sees lying up, read from the drawn mesh alone. */
function seenFaces(track: Track, seconds: number): number[] {
  const pose = new Float32Array(7)
  return track.kinds.map((kind, i) => {
    const [, , , x = 0, y = 0, z = 0, w = 1] = meshPoseAt(track, i, seconds, pose)
    return faceAlong(kind, ...turned(inverse([x, y, z, w]), 0, 1, 0))
  })
}

/** How far the shown place of a piece is from the straight line between the two steps around a moment. */
function offTheLine(track: Track, piece: number, seconds: number): number {
  const [shown, early, late] = [new Float32Array(7), new Float32Array(7), new Float32Array(7)]
  const before = Math.floor(seconds * track.rate)
  const share = seconds * track.rate - before
  const word = (frame: number) => (frame * track.kinds.length + piece) * packedSize
  unpackPose(track.poses, word(before), early)
  unpackPose(track.poses, word(before + 1), late)
  poseAt(track, piece, seconds, shown)
  const off = [0, 1, 2].map((i) => {
    const [a = 0, b = 0, c = 0] = [early[i], late[i], shown[i]]
    return c - (a + (b - a) * share)
  })
  return Math.hypot(...off)
}

const displays = [
  [24, 1],
  [30, 1],
  [60, 1],
  [144, 1],
  [240, 1],
  [60, 0.25],
  [60, 3],
] as const

test.each(displays)(
  'a throw arrives with its faces at %i Hz and %f times the speed',
  async (rate, speed) => {
    for (const { track, faces } of throws) {
      const { moments, end } = await show(track, rate, speed)
      const flight = moments.filter((seconds) => seconds * track.rate < track.frames - 2)
      // a display that is slower than a throw is fast still shows its flight
      expect(flight.length).toBeGreaterThan((lengthOf(track) * rate) / speed / 2)
      for (const seconds of flight)
        track.kinds.forEach((_, i) => expect(offTheLine(track, i, seconds)).toBeLessThan(1e-4))
      expect(seenFaces(track, end)).toEqual(faces)
      expect(end).toBeGreaterThanOrEqual(lengthOf(track))
    }
  },
)

test('a skipped throw lies at once with its faces', async () => {
  for (const { track, faces } of throws) {
    const { moments, end } = await show(track, 60, 1, 7)
    expect(moments.length).toBeLessThan(11)
    expect(seenFaces(track, end)).toEqual(faces)
  }
})

test('a throw moves continuously from frame to frame', () => {
  const [early, late] = [new Float32Array(7), new Float32Array(7)]
  const ways: number[] = []
  for (const { track, notes } of throws) {
    // what the judge lays down by hand does not fly
    const helped = new Set(notes.map(({ piece }) => piece))
    track.kinds.forEach((_, i) => {
      let way = 0
      for (let frame = 0; frame + 2 < track.frames; frame += 1) {
        poseAt(track, i, frame / track.rate, early)
        poseAt(track, i, (frame + 1) / track.rate, late)
        const step = Math.hypot(...[0, 1, 2].map((axis) => (late[axis] ?? 0) - (early[axis] ?? 0)))
        if (!helped.has(i)) expect(step).toBeLessThan(7)
        way += step
      }
      ways.push(way)
    })
  }
  // some were only put down, from a finger's height
  expect(Math.min(...ways)).toBeGreaterThan(0.4)
  expect(ways.reduce((sum, way) => sum + way) / ways.length).toBeGreaterThan(10)
})

test('a motion is a function of time: set back, it shows the earlier pose again', () => {
  const time = makeTime()
  const { clock } = makeTicker(time, screen).run(2, () => 0.5)
  const seen = [1, 3, 4, 9, 3, 0.5].map((second) => {
    time.set(second)
    return [clock.seconds, clock.isRunning]
  })
  expect(seen).toEqual([
    [0.5, true],
    [1.5, true],
    [2, false],
    [2, false],
    [1.5, true],
    [0.25, true],
  ])
})

test('a motion continues from its pose when its speed changes', () => {
  const time = makeTime()
  let speed = 1
  const { clock } = makeTicker(time, screen).run(10, () => speed)
  time.set(2)
  speed = 3
  time.advance(0)
  time.set(4)
  expect(clock.seconds).toBe(8)
})

test('a motion ends with the next tick when the page is hidden', async () => {
  const time = makeTime()
  let isHidden = false
  const { clock, arrived } = makeTicker(time, { ...screen, isHidden: () => isHidden }).run(
    9,
    () => 1,
  )
  time.advance(1)
  isHidden = true
  time.advance(0)
  await arrived
  expect(clock.seconds).toBe(9)
})

test('skipping a motion between its end and its arrival does not affect the next one', async () => {
  const time = makeTime()
  const late: (() => void)[] = []
  const ticker = makeTicker(time, { ...screen, after: (step) => void late.push(step) })
  const first = ticker.run(1, () => 1)
  time.advance(2)
  ticker.finish()
  await first.arrived
  const second = ticker.run(5, () => 1)
  for (const step of late) step()
  ticker.finish()
  await second.arrived
  expect(second.clock.seconds).toBe(5)
})

test.each([1, 2])(
  'a motion stands at its first second until its lead is over, at speed %i',
  (speed) => {
    const time = makeTime()
    const { clock } = makeTicker(time, screen).run(3, () => speed, 0.5)
    time.set(0.4)
    expect(clock.seconds).toBe(0)
    expect(clock.isRunning).toBe(true)
    time.set(1.5)
    expect(clock.seconds).toBeCloseTo(speed)
  },
)
