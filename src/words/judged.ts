/** Renders the judge's interventions in a throw as lines: the piece, its position, and the remedy. */
import type { Piece } from '../kernel/chance.ts'
import { line, type Line } from '../kernel/line.ts'
import { pieceName } from './pieces.ts'

/** A note of the physics judge, with the fields used here. */
export interface JudgedPiece {
  /** The index of the piece in the throw. */
  readonly piece: number
  readonly cause: string
  /** The index of the other piece, the wall, or null. */
  readonly against: number | 'wall' | null
  readonly degrees: number
  readonly remedy: string
}

function causeOf({ cause, against }: JudgedPiece): Line {
  if (cause !== 'leaned' || against === null) return line(`ui.judge.${cause}`)
  return line(against === 'wall' ? 'ui.judge.leaned-wall' : 'ui.judge.leaned-piece')
}

/** The line that explains why a piece had to be moved before its face could be read. */
export function judgedLine(pieces: readonly Piece[] | null, note: JudgedPiece): Line {
  const piece = pieceName(pieces?.[note.piece])
  const remedy = line(`ui.judge.${note.remedy}`)
  if (note.cause === 'left-tray') return line('ui.judge.left-tray', { piece, remedy })
  return line('ui.judge.note', { piece, cause: causeOf(note), degrees: note.degrees, remedy })
}
