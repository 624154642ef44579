/** Places on the table and on its boards: cm, y up, z towards the near side. */
import type { TablePoint } from '../point.ts'

export interface Placement extends TablePoint {
  readonly y: number
  /** Radians round the y axis, counter-clockwise as seen from above; 0 faces the near side. */
  readonly turn: number
}

/** A horizontal rectangle: its least and greatest x and z. */
export interface Field {
  readonly x: readonly [number, number]
  readonly z: readonly [number, number]
}

export const place = (x: number, y: number, z: number, turn = 0): Placement => ({ x, y, z, turn })

/** `count` values, `pitch` apart, centred on `middle`. */
export const spread = (count: number, pitch: number, middle = 0): readonly number[] =>
  Array.from({ length: count }, (_, i) => middle + (i - (count - 1) / 2) * pitch)

/** Converts a place on a board that lies at `at` to a place on the table. */
export function onTable(at: TablePoint, own: Placement, lift = 0): Placement {
  return place(at.x + own.x, own.y + lift, at.z + own.z, own.turn)
}

/** Places in rows of at most `perRow`, filled from left to right and from the near row to the far one. */
export function grid(
  count: number,
  perRow: number,
  pitch: { readonly x: number; readonly z: number },
  near: TablePoint,
): readonly TablePoint[] {
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / perRow)
    return { x: near.x + (i % perRow) * pitch.x, z: near.z - row * pitch.z }
  })
}
