/** Touch columns of the ledge: each printed stick face covers several columns, which all stand for that stick. */
import { bothSeats } from '../../../games/nagaraja/vocabulary.ts'
import { pile } from '../../board/layouts.ts'
import { pitched, poseAtPoint } from '../../board/pose.ts'
import type { Spot } from '../../board/spot.ts'
import { ledgeId } from '../ids.ts'
import { faceFields } from '../print/ledgeFields.ts'
import { onSlope, slopeLean, slopePixels } from '../slopes.ts'

/** Fine enough that each face has two columns even with the largest readable number of sticks. */
const columns = 32
const whole = { x: 0, y: 0, ...slopePixels }
const columnWide = whole.wide / columns
const cm = 1 / slopePixels.density

const middleOf = (column: number): number => (column + 0.5) * columnWide

/** Ids of the columns under the n-th of `count` faces. */
export function ledgeColumns(seat: number, count: number, n: number): readonly string[] {
  const field = faceFields(count, whole)[n]
  if (!field) return []
  return Array.from({ length: columns }, (_, column) => column)
    .filter((column) => Math.abs(middleOf(column) - field.x - field.wide / 2) < field.wide / 2)
    .map((column) => ledgeId(seat, column))
}

export function ledgeSpots(): readonly Spot[] {
  const [face] = faceFields(1, whole)
  if (!face) return []
  const down = (face.y + face.high / 2) / whole.high
  const touch = {
    kind: 'square',
    halfX: (columnWide / 2) * cm,
    halfZ: (face.high / 2) * cm,
  } as const
  return bothSeats.flatMap((seat) =>
    Array.from({ length: columns }, (_, column): Spot => ({
      id: ledgeId(seat, column),
      on: null,
      at: poseAtPoint(...onSlope(seat, middleOf(column) / whole.wide, down), pitched(slopeLean)),
      layout: pile,
      touch,
      litBy: 'layer',
    })),
  )
}
