/** The offer between the near provinces: twelve stacks, a column for each colour and a row for each animal. */
import { place, type Placement } from './place.ts'
import type { TablePoint } from '../point.ts'
import { tile } from './province.ts'

export const offer = { pitchX: 3.95, pitchZ: 4.5, columns: 4, rows: 3, base: 0.3 } as const
export const offerHalfX = (offer.pitchX * offer.columns + 0.9) / 2
export const offerHalfZ = (offer.pitchZ * offer.rows + 0.5) / 2

/** Place of a stack's underside; the tile's price and colour are on its near edge. */
export function stackPlace(column: number, row: number, at: TablePoint): Placement {
  const x = (column - (offer.columns - 1) / 2) * offer.pitchX
  const z = (row - (offer.rows - 1) / 2) * offer.pitchZ - 0.3
  return place(at.x + x, offer.base, at.z + z)
}

export const stackHeight = (count: number): number => count * tile.high

/** Layout of the face-up income tiles to choose from, in rows of eight. */
export const incomeTray = { perRow: 8, pitch: 2.15 } as const

export function incomeOfferPlace(index: number, at: TablePoint): Placement {
  const { perRow, pitch } = incomeTray
  const x = ((index % perRow) - (perRow - 1) / 2) * pitch
  return place(at.x + x, 0, at.z + Math.floor(index / perRow) * pitch - pitch * 1.5)
}
