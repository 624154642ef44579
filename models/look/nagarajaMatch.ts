// How the temples of the look page stand: rooms and open relics of a match half-way.
import type { Side } from '../../src/shapes/nagaraja.ts'

export const NICHES: readonly [number, number, Side][] = [
  [2, 0, 'W'],
  [1, 0, 'W'],
  [0, 0, 'W'],
  [0, 0, 'N'],
  [0, 1, 'N'],
  [0, 2, 'N'],
  [0, 2, 'E'],
  [1, 2, 'E'],
  [2, 2, 'E'],
]

export interface Standing {
  stone: 'grey' | 'yellow'
  /** Room kind and quarter turns by slot. */
  rooms: readonly (readonly [number, string, number])[]
  /** What stands open, by niche. */
  open: Readonly<Record<number, string>>
  trap?: number
}

export const standing: readonly Standing[] = [
  {
    stone: 'grey',
    rooms: [
      [6, 'tee', 3],
      [3, 'teeCrypt', 0],
      [7, 'cross', 0],
      [4, 'cornerCrypt', 1],
      [0, 'twinCorners', 0],
    ],
    open: { 0: 'conch', 1: 'naga', 3: 'goddess' },
    trap: 2,
  },
  {
    stone: 'yellow',
    rooms: [
      [8, 'tee', 1],
      [5, 'straight', 0],
      [2, 'cross', 0],
      [7, 'teeCrypt', 2],
    ],
    open: { 5: 'lamp', 6: 'goddess', 8: 'conch' },
  },
]
