/** What the tray's bench can throw: the handfuls of the three games, small and large. */
import type { Piece, PieceKind } from '../../kernel/chance.ts'

export const setNames = ['one', 'dice', 'colours', 'many', 'sticks', 'duel'] as const
export type SetName = (typeof setNames)[number]

const skins = ['orange', 'green', 'blue', 'purple'] as const
const stickKinds = ['stick-brown', 'stick-white', 'stick-green'] as const

const pieces = (count: number, make: (i: number) => Omit<Piece, 'id'>): readonly Piece[] =>
  Array.from({ length: count }, (_, i) => ({ id: `piece-${i}`, ...make(i) }))

const die = (i: number): Omit<Piece, 'id'> => ({
  kind: 'd6',
  skin: skins[i % skins.length] ?? 'orange',
  seat: 0,
})

const stick = (i: number, seats: number): Omit<Piece, 'id'> => {
  const kind: PieceKind = stickKinds[Math.floor(i / seats) % stickKinds.length] ?? 'stick-brown'
  return { kind, skin: kind, seat: i % seats }
}

export const sets: Readonly<Record<SetName, readonly Piece[]>> = {
  one: pieces(1, die),
  dice: pieces(5, die),
  colours: pieces(5, () => ({ kind: 'colour', skin: 'colour', seat: 0 })),
  many: pieces(16, die),
  sticks: pieces(12, (i) => stick(i, 1)),
  duel: pieces(24, (i) => stick(i, 2)),
}
