/** Camera paths between scripted shots: functions of time, above the table on the players' side, without jumps. */
import { expect, test } from 'vitest'
import { trays } from '../../src/shapes/trays.ts'
import { camerasFor } from '../../src/scenes/border/cameras.ts'
import { makeFlight } from '../../src/scenes/table/flight.ts'
import { framed } from '../../src/scenes/table/framing.ts'
import { shotPath } from '../../src/scenes/table/shotPath.ts'
import type { ShotPose } from '../../src/scenes/table/sphericalPose.ts'
import { bareShots, fovDegreesFor, trayShot } from '../../src/scenes/table/shots.ts'

const shots: readonly ShotPose[] = [
  ...Object.values(camerasFor(4)),
  ...Object.values(bareShots),
  trayShot([0, -16.5], trays.dice),
].flatMap((shot) => [0.5, 16 / 9].map((aspect) => framed(shot, fovDegreesFor(aspect), aspect)))

const pairs = shots.flatMap((from) => shots.filter((to) => to !== from).map((to) => [from, to]))

const apart = (a: ShotPose, b: ShotPose) =>
  Math.hypot(...a.position.map((value, i) => value - (b.position[i] ?? 0)))

const steps = Array.from({ length: 121 }, (_, i) => i / 120)

test('a path begins and ends exactly at its shots and rests before and after', () => {
  for (const [from, to] of pairs as [ShotPose, ShotPose][]) {
    const path = shotPath(from, to, 7)
    expect(path.poseAt(7)).toEqual(from)
    expect(path.poseAt(0)).toEqual(from)
    expect(path.poseAt(path.endSeconds)).toEqual(to)
    expect(path.poseAt(99)).toEqual(to)
  }
})

test('no path passes through the table or behind it', () => {
  for (const [from, to] of pairs as [ShotPose, ShotPose][]) {
    const path = shotPath(from, to, 0)
    const lowest = Math.min(9, from.position[1], to.position[1])
    const wrong = steps
      .map((step) => path.poseAt(step * path.endSeconds))
      // on the players' side of the target
      .filter(({ position, target }) => position[1] < lowest || position[2] <= target[2])
    expect(wrong).toEqual([])
  }
})

test('a path is continuous, eases in and out, and takes longer for a longer way', () => {
  for (const [from, to] of pairs as [ShotPose, ShotPose][]) {
    const path = shotPath(from, to, 0)
    const ways = steps
      .slice(1)
      .map((step, i) =>
        apart(path.poseAt(step * path.endSeconds), path.poseAt((steps[i] ?? 0) * path.endSeconds)),
      )
    const whole = ways.reduce((sum, way) => sum + way, 0)
    expect(Math.max(...ways)).toBeLessThanOrEqual(whole / 25)
    expect(ways[0]).toBeLessThan(whole / 400)
    expect(ways.at(-1)).toBeLessThan(whole / 400)
    expect(path.endSeconds).toBeGreaterThan(0.35)
    expect(path.endSeconds).toBeLessThanOrEqual(1.2)
  }
  const [near, far] = [4, 90].map(
    (x) =>
      shotPath(
        { position: [0, 60, 60], target: [0, 0, 0] },
        { position: [x, 60, 60], target: [x, 0, 0] },
        0,
      ).endSeconds,
  )
  expect(far).toBeGreaterThan((near ?? 0) * 1.4)
})

test('a path to the current pose takes no time', () => {
  const [shot] = shots as [ShotPose]
  expect(shotPath(shot, { ...shot }, 3).endSeconds).toBe(3)
})

const [seat, tray, above] = ['seat', 'slate-0', 'above'].map((name) => {
  const shot = camerasFor(4)[name]
  return framed(shot as NonNullable<typeof shot>, 34, 16 / 9)
}) as [ShotPose, ShotPose, ShotPose]

test("a new shot starts at the camera's current pose", () => {
  const flight = makeFlight()
  flight.go(seat, 0)
  expect(flight.isFlyingAt(0)).toBe(false)
  flight.go(tray, 1)
  const half = flight.poseAt(1.4)
  flight.go(above, 1.4)
  expect(flight.poseAt(1.4)).toEqual(half)
  expect(flight.poseAt(9)).toEqual(above)
  // a path starts where manual control has left the camera
  const led = { position: [30, 50, 40], target: [10, 0, 0] } as const
  flight.go(seat, 12, led)
  expect(flight.poseAt(12)).toEqual(led)
})

test('a shot in the middle of a path continues without a jump in velocity', () => {
  const flight = makeFlight()
  flight.go(seat, 0)
  flight.go(tray, 1)
  const at = 1.3
  const step = 1e-3
  const speedOf = (from: number) => {
    const [a, b] = [flight.poseAt(from), flight.poseAt(from + step)] as [ShotPose, ShotPose]
    return a.position.map((value, i) => ((b.position[i] ?? 0) - value) / step)
  }
  const before = speedOf(at - step)
  flight.go(above, at)
  const after = speedOf(at)
  expect(Math.hypot(...before)).toBeGreaterThan(20)
  expect(Math.hypot(...before.map((value, i) => value - (after[i] ?? 0)))).toBeLessThan(2)
})

test('seeking back gives the earlier pose, and playing again the same path', () => {
  const flight = makeFlight()
  const tell = () => {
    flight.go(seat, 0)
    flight.go(tray, 1)
    flight.go(above, 1.5)
  }
  tell()
  const seconds = [0.5, 1.2, 1.5, 1.6, 2, 4]
  const seen = seconds.map((second) => flight.poseAt(second))
  expect(seconds.toReversed().map((second) => flight.poseAt(second))).toEqual(seen.toReversed())
  tell()
  expect(seconds.map((second) => flight.poseAt(second))).toEqual(seen)
})

test('a cut reaches its pose at once', () => {
  const flight = makeFlight()
  flight.go(seat, 0)
  flight.go(tray, 1)
  flight.cut(tray, 1.1)
  expect(flight.poseAt(1.1)).toEqual(tray)
  expect([flight.isFlyingAt(1.1), flight.isDueAt(1.1)]).toEqual([false, false])
})

test('a shot announced in advance starts at its second, and frames run until then', () => {
  const flight = makeFlight()
  flight.go(seat, 0)
  expect(flight.isDueAt(0)).toBe(false)
  flight.go(tray, 3)
  expect(flight.poseAt(2.9)).toEqual(seat)
  expect([flight.isFlyingAt(2), flight.isDueAt(2)]).toEqual([false, true])
  expect([flight.isFlyingAt(3.2), flight.isDueAt(3.2)]).toEqual([true, true])
  expect([flight.isFlyingAt(9), flight.isDueAt(9)]).toEqual([false, false])
})

test('landing on slow frames completes the running path and keeps later shots', () => {
  const flight = makeFlight()
  flight.go(seat, 0)
  flight.go(tray, 1)
  flight.go(above, 9)
  flight.land(1.3)
  expect(flight.poseAt(1.3)).toEqual(tray)
  expect(flight.poseAt(8)).toEqual(tray)
  expect(flight.poseAt(99)).toEqual(above)
})
