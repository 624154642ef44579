/** A province board: twenty cells, the residence, and a place for each income of its rim or its blocks. */
import { place, type Placement } from './place.ts'
import type { TablePoint } from '../point.ts'

/** A square tile of a province; its road runs between the middles of its edges. */
export const tile = { edge: 3.2, high: 0.4, road: 0.66 } as const

export const province = {
  columns: 5,
  rows: 4,
  rim: { side: 2.3, far: 2.3, near: 0.9 },
  top: 0.75,
  /** Height of the sunk cells' floor, so that a tile's surface is flush with the rim. */
  floor: 0.42,
} as const

const half = (tile.edge * province.columns) / 2
export const provinceHalfX = half + province.rim.side
export const provinceHalfZ = (tile.edge * province.rows + province.rim.far + province.rim.near) / 2
/** z of the grid's middle: the far rim is wider than the near one. */
const gridZ = (province.rim.far - province.rim.near) / 2

/** The middle of a cell; columns and rows count from 1 at the far left. */
export function cellPlace(col: number, row: number): Placement {
  return place(
    (col - (province.columns + 1) / 2) * tile.edge,
    province.floor,
    (row - (province.rows + 1) / 2) * tile.edge + gridZ,
  )
}

export type RimSide = 'N' | 'E' | 'S' | 'W'
const ways: Readonly<Record<RimSide, TablePoint>> = {
  N: { x: 0, z: -1 },
  E: { x: 1, z: 0 },
  S: { x: 0, z: 1 },
  W: { x: -1, z: 0 },
}

export interface Access {
  readonly col: number
  readonly row: number
  readonly side: RimSide
}

const isInside = (col: number, row: number): boolean =>
  col >= 1 && col <= province.columns && row >= 1 && row <= province.rows

/** Place behind an access: a block's cell, or the rim. */
function behind({ col, row, side }: Access): Placement {
  const way = ways[side]
  const next = cellPlace(col + way.x, row + way.z)
  if (isInside(col + way.x, row + way.z)) return next
  const { x, z } = cellPlace(col, row)
  const reach = tile.edge / 2
  const deep = way.z > 0 ? province.rim.near : province.rim.side
  const out = reach + deep / 2
  return place(x + way.x * out, province.floor, z + way.z * out)
}

const key = ({ x, z }: TablePoint): string => `${x.toFixed(2)} ${z.toFixed(2)}`

/**
 * Middles of the income signs, in the order given. A sign with several accesses lies in the middle of the places behind
 * them; signs that share a block each lie towards their own access.
 */
export function incomePlaces(
  incomes: readonly { readonly access: readonly Access[] }[],
): readonly Placement[] {
  const middles = incomes.map(({ access }) => {
    const spots = access.map(behind)
    const sum = spots.reduce((all, spot) => ({ x: all.x + spot.x, z: all.z + spot.z }), {
      x: 0,
      z: 0,
    })
    return place(sum.x / spots.length, province.top, sum.z / spots.length)
  })
  return middles.map((own, i) => {
    const shared = middles.some((other, k) => k !== i && key(other) === key(own))
    const way = ways[incomes[i]?.access[0]?.side ?? 'N']
    const nudge = shared ? 0.78 : 0
    return place(own.x - way.x * nudge, own.y, own.z - way.z * nudge)
  })
}

/** A sign on the rim, a little smaller than the income tile that covers it. */
export const incomeSign = { half: 0.86 } as const

/** Distance along x and z from a tile's middle to the middle of a corner beside its roads. */
const corner = (tile.edge + tile.road) / 4

/**
 * Places of a tile's price and contents after `turn` clockwise quarter turns. On the unturned tile the contents lie in
 * the far corners, left before right, and the price in the near left corner; the near right one stays empty.
 */
export function tileSlots(turn: number): {
  readonly price: TablePoint
  readonly contents: readonly TablePoint[]
} {
  const turned = (x: number, z: number): TablePoint => {
    let at = { x, z }
    for (let k = 0; k < turn; k++) at = { x: -at.z, z: at.x }
    return at
  }
  return {
    price: turned(-corner, corner),
    contents: [turned(-corner, -corner), turned(corner, -corner)],
  }
}
