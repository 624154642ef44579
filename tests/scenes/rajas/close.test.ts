/** Close cameras of Rajas show their things whole, below the bars over the canvas. */
import { describe, expect, test } from 'vitest'
import { rajas } from '../../../src/games/rajas/index.ts'
import { makeScene } from '../../../src/scenes/rajas/index.ts'
import { makeLay } from '../../../src/scenes/rajas/lay.ts'
import { boardAt, offerAt, sign, stackHeight, stackPlace, tile } from '../../../src/shapes/rajas.ts'
import { type Picture, pixelsOf } from './seen.ts'

/** Canvas sizes beside the open panel in windows of 1280×720 and 1920×1080. */
const desks: readonly Picture[] = [
  { wide: 944, high: 660 },
  { wide: 1584, high: 1020 },
]
/** Height that menu, question and camera names cover at the top (pixels). */
const bars = 46
/** Canvas of a phone, and the share of it that may lie beyond the table's far edge. */
const phone: Picture = { wide: 390, high: 370 }
const beyond = 0.22
/** From the centre of the octagonal marble to its edge (cm). */
const marble = 66
/** Height of stalls and buildings on a tile (cm). */
const contents = 1.1
/** Tiles of a stack at the start of a match. */
const most = 6

type Point = readonly [number, number, number]

const corners = (x: number, y: number, z: number, halfX: number, halfZ: number): readonly Point[] =>
  [-halfX, halfX].flatMap((dx) => [-halfZ, halfZ].map((dz): Point => [x + dx, y, z + dz]))

describe.each([2, 3, 4])('close cameras, %i seats', (seats) => {
  const scene = makeScene(rajas.values, seats)
  const lay = makeLay(rajas.values, seats)
  const isIn = (name: string, point: Point): boolean =>
    desks.every((desk) => {
      const shot = scene.cameras('table')[name]
      if (!shot) throw new Error(`no camera ${name}`)
      const [x, y] = pixelsOf(shot, desk)(point)
      return x > 0 && x < desk.wide && y > bars && y < desk.high
    })

  test('show every space with its printed sign', () => {
    const cut = (rajas.values.spaces[seats] ?? []).filter(({ id, area }) => {
      const stand = lay.stands.stands[id]
      if (!stand) return false
      const { pad, sign: at, wide } = stand
      const all = [pad, at].flatMap(({ x, y, z }) =>
        corners(x + boardAt.x, y, z + boardAt.z, wide, sign.half),
      )
      return !all.every((point) => isIn(area, point))
    })
    expect(cut.map(({ id }) => id)).toEqual([])
  })

  test('show little beyond the table behind the tray on a phone', () => {
    const { supply } = scene.cameras('table')
    if (!supply) throw new Error('no camera')
    const [, y] = pixelsOf(supply, phone)([0, 0, -marble])
    expect(y / phone.high).toBeLessThan(beyond)
  })

  test('show the top tiles of full stacks with their contents', () => {
    const half = tile.edge / 2
    const cut = [0, 1, 2, 3].flatMap((column) =>
      [0, 1, 2].filter((row) => {
        const { x, y, z } = stackPlace(column, row, offerAt)
        const all = corners(x, y + stackHeight(most) + contents, z, half, half)
        return !all.every((point) => isIn('offer', point))
      }),
    )
    expect(cut).toEqual([])
  })
})
