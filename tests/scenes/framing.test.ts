/** Framing: what a shot must show is visible in a viewport of any shape, and as large as possible. */
import { PerspectiveCamera, Vector3 } from 'three'
import { describe, expect, test } from 'vitest'
import { camerasFor } from '../../src/scenes/border/cameras.ts'
import { trays } from '../../src/shapes/trays.ts'
import type { CameraPose } from '../../src/scenes/contract.ts'
import { framed } from '../../src/scenes/table/framing.ts'
import { fitCamera, fovDegreesFor, placeCamera, trayShot } from '../../src/scenes/table/shots.ts'

const windows = [0.6, 0.8, 1, 4 / 3, 1.55, 16 / 9, 21 / 9, 3.3]

/** Corners of the shown area in clip space. */
function corners(shot: CameraPose, aspect: number): readonly Vector3[] {
  const camera = new PerspectiveCamera(30, 1, 1, 5000)
  fitCamera(camera, aspect)
  placeCamera(camera, framed(shot, fovDegreesFor(aspect), aspect))
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
  // the far part of the area reaches farther to the sides than the near part
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

describe.each(shots)('framing of %s', (_, shot) => {
  test.each(windows)('fits the viewport at aspect ratio %f', (aspect) => {
    const seen = corners(shot, aspect)
    const widest = Math.max(...seen.map(({ x }) => Math.abs(x)))
    const [top, foot] = [Math.max(...seen.map(({ y }) => y)), Math.min(...seen.map(({ y }) => y))]
    expect(widest).toBeLessThan(0.98)
    expect(top).toBeLessThan(0.84)
    expect(foot).toBeGreaterThan(-0.96)
    // the area touches two opposite edges of the viewport
    expect(Math.max(widest / 0.96, (top - foot) / 1.75)).toBeGreaterThan(0.97)
  })
})

test('leaves a shot without an area where it is', () => {
  const shot: CameraPose = { position: [1, 2, 3], target: [0, 0, 0] }
  expect(framed(shot, 34, 1)).toBe(shot)
})

test('looks down more steeply in a narrow viewport than in a wide one', () => {
  const seat = camerasFor(4)['seat']
  if (!seat) throw new Error('no seat')
  const slope = (aspect: number) => {
    const { position, target } = framed(seat, fovDegreesFor(aspect), aspect)
    return position[1] / Math.hypot(position[1], position[2] - target[2])
  }
  expect(slope(1)).toBeGreaterThan(slope(1.6) + 0.1)
})

test('looks from lower down in a very wide viewport, except from straight above', () => {
  const { seat, above } = camerasFor(4)
  if (!seat || !above) throw new Error('no seat')
  const height = (shot: CameraPose, aspect: number) => {
    const { position, target } = framed(shot, fovDegreesFor(aspect), aspect)
    return Math.atan2(position[1], position[2] - target[2])
  }
  expect(height(trayShot([0, 0], trays.dice), 3.3)).toBeLessThan(
    height(trayShot([0, 0], trays.dice), 2) - 0.1,
  )
  expect(height(above, 3.3)).toBeCloseTo(height(above, 2), 5)
})

test('the tray for two throwers lies across, with its halves side by side', () => {
  const { shows } = trayShot([0, 0], trays['two-throwers'])
  if (!shows) throw new Error('nothing shown')
  expect(shows.x[1] - shows.x[0]).toBeGreaterThan(shows.z[1] - shows.z[0])
})
