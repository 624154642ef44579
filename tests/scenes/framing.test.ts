/** What a shot must show is in the window, in a window of any shape, and as large as the window allows. */
import { PerspectiveCamera, Vector3 } from 'three'
import { describe, expect, test } from 'vitest'
import { camerasFor } from '../../src/scenes/border/cameras.ts'
import { trays } from '../../src/shapes/trays.ts'
import type { CameraPose } from '../../src/scenes/contract.ts'
import { framed } from '../../src/scenes/table/framing.ts'
import { fitCamera, lensFor, placeCamera, trayShot } from '../../src/scenes/table/shots.ts'

const windows = [0.6, 0.8, 1, 4 / 3, 1.55, 16 / 9, 21 / 9, 3.3]

/** Corners of what is shown, in shares of the window from its middle. */
function corners(shot: CameraPose, aspect: number): readonly Vector3[] {
  const camera = new PerspectiveCamera(30, 1, 1, 5000)
  fitCamera(camera, aspect)
  placeCamera(camera, framed(shot, lensFor(aspect), aspect))
  camera.updateMatrixWorld()
  const { shows } = shot
  const parts = shows?.parts ?? (shows ? [shows] : [])
  return parts.flatMap(({ x, z }) =>
    x.flatMap((at) => z.map((deep) => new Vector3(at, 0, deep).project(camera))),
  )
}

const shots: [string, CameraPose][] = [
  ...[2, 3, 4].flatMap((seats) =>
    Object.entries(camerasFor(seats)).map(([name, shot]): [string, CameraPose] => [
      `${name} of ${seats}`,
      shot,
    ]),
  ),
  // what of it lies far away reaches further to the sides than what lies near
  [
    'parts of a table',
    {
      position: [0, 115, 100],
      target: [0, 0, 0],
      shows: {
        x: [-54, 54],
        z: [-28, 40],
        parts: [
          { x: [-54, 54], z: [-28, 10] },
          { x: [-40, 40], z: [10, 40] },
        ],
      },
    },
  ],
  ['tray', trayShot([17.3, -16.5], trays.dice)],
  ['tray of two throwers', trayShot([0, 0], trays['two-throwers'])],
]

describe.each(shots)('%s', (_, shot) => {
  test.each(windows)('is whole in a window of %f', (aspect) => {
    const seen = corners(shot, aspect)
    const widest = Math.max(...seen.map(({ x }) => Math.abs(x)))
    const [top, foot] = [Math.max(...seen.map(({ y }) => y)), Math.min(...seen.map(({ y }) => y))]
    expect(widest).toBeLessThan(0.98)
    expect(top).toBeLessThan(0.84)
    expect(foot).toBeGreaterThan(-0.96)
    // one of the two sides of the window is filled
    expect(Math.max(widest / 0.96, (top - foot) / 1.75)).toBeGreaterThan(0.97)
  })
})

test('a shot that asks for nothing stays where it stands', () => {
  const shot: CameraPose = { position: [1, 2, 3], target: [0, 0, 0] }
  expect(framed(shot, 34, 1)).toBe(shot)
})

test('a narrow window is looked into more steeply than a wide one', () => {
  const seat = camerasFor(4)['seat']
  if (!seat) throw new Error('no seat')
  const slope = (aspect: number) => {
    const { position, target } = framed(seat, lensFor(aspect), aspect)
    return position[1] / Math.hypot(position[1], position[2] - target[2])
  }
  expect(slope(1)).toBeGreaterThan(slope(1.6) + 0.1)
})

test('a strip is looked into from lower down, but never a plan', () => {
  const { seat, above } = camerasFor(4)
  if (!seat || !above) throw new Error('no seat')
  const height = (shot: CameraPose, aspect: number) => {
    const { position, target } = framed(shot, lensFor(aspect), aspect)
    return Math.atan2(position[1], position[2] - target[2])
  }
  expect(height(trayShot([0, 0], trays.dice), 3.3)).toBeLessThan(
    height(trayShot([0, 0], trays.dice), 2) - 0.1,
  )
  expect(height(above, 3.3)).toBeCloseTo(height(above, 2), 5)
})

test('the tray of two throwers lies across, its halves side by side', () => {
  const { shows } = trayShot([0, 0], trays['two-throwers'])
  if (!shows) throw new Error('nothing shown')
  expect(shows.x[1] - shows.x[0]).toBeGreaterThan(shows.z[1] - shows.z[0])
})
