/** What a piece in the hand is called, where no game names it better. */
import type { Piece } from '../kernel/chance.ts'
import { line, type Line } from '../kernel/line.ts'

const dieSkins: ReadonlySet<string> = new Set(['orange', 'green', 'blue', 'purple', 'white'])

/** Which word a throw of these is told with: a game throws dice or sticks, not both at once. */
export function thrownThings(pieces: readonly Piece[]): 'dice' | 'sticks' {
  return pieces[0]?.kind.startsWith('stick-') ? 'sticks' : 'dice'
}

/** Colour dice are all alike: players tell them by their numbers, which their ids count from 0. */
export function pieceName(piece: Piece | undefined): Line {
  if (piece?.kind === 'colour') {
    return line('ui.piece.colour', { n: Number(/\d+$/.exec(piece.id)?.[0] ?? 0) + 1 })
  }
  if (piece?.kind === 'd6' && dieSkins.has(piece.skin)) {
    return line(`ui.piece.die-${piece.skin}`)
  }
  return piece?.kind.startsWith('stick-') ? line(`ui.piece.${piece.kind}`) : line('ui.piece.any')
}
