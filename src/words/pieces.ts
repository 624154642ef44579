/** Generic names of thrown pieces, for places where no game names them. */
import type { Piece } from '../kernel/chance.ts'
import { line, type Line } from '../kernel/line.ts'

const dieSkins: ReadonlySet<string> = new Set(['orange', 'green', 'blue', 'purple', 'white'])

/** The noun for a throw of these pieces; a throw never mixes dice and sticks. */
export function thrownThings(pieces: readonly Piece[]): 'dice' | 'sticks' {
  return pieces[0]?.kind.startsWith('stick-') ? 'sticks' : 'dice'
}

/** Colour dice look alike, so they are numbered from 1; their ids count from 0. */
export function pieceName(piece: Piece | undefined): Line {
  if (piece?.kind === 'colour') {
    return line('ui.piece.colour', { n: Number(/\d+$/.exec(piece.id)?.[0] ?? 0) + 1 })
  }
  if (piece?.kind === 'd6' && dieSkins.has(piece.skin)) {
    return line(`ui.piece.die-${piece.skin}`)
  }
  return piece?.kind.startsWith('stick-') ? line(`ui.piece.${piece.kind}`) : line('ui.piece.any')
}
