/** Sets of pieces that a game offers for free throws in the practice tray. */
import type { Piece } from '../kernel/chance.ts'

export interface Handful {
  /** The label is the word `<game>.handful.<name>`. */
  readonly name: string
  readonly pieces: readonly Piece[]
}

export function handful(
  name: string,
  count: number,
  make: (i: number) => Omit<Piece, 'id'>,
): Handful {
  return {
    name,
    pieces: Array.from({ length: count }, (_, i) => ({ id: `piece-${i}`, ...make(i) })),
  }
}
