/** Chooses the tray for pieces, and the half into which each is thrown. */
import { isStick } from '../shapes/pieces.ts'
import { type Tray, trays } from '../shapes/trays.ts'
import type { ThrownPiece } from './types.ts'

/** Seats that throw, in order. */
export const throwersOf = (pieces: readonly ThrownPiece[]): readonly number[] =>
  [...new Set(pieces.map((piece) => piece.seat))].sort((a, b) => a - b)

/** Sticks of two throwers get a half each; dice share one tray, however many seats they are for. */
export function trayFor(pieces: readonly ThrownPiece[]): Tray {
  const sticks = pieces.some((piece) => isStick(piece.kind))
  if (sticks) return trays[throwersOf(pieces).length === 2 ? 'two-throwers' : 'sticks']
  return trays[pieces.length > 16 ? 'many-dice' : 'dice']
}

/** The half of the tray into which each piece is thrown. */
export function baysOf(pieces: readonly ThrownPiece[], tray: Tray): readonly number[] {
  const throwers = throwersOf(pieces)
  return pieces.map((piece) => (tray.bays.length > 1 ? throwers.indexOf(piece.seat) : 0))
}
