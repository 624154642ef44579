/** What the judge of a throw had to do, in lines: which piece, how it lay, what was done about it. */
import type { Piece } from '../kernel/chance.ts'
import { line, type Line } from '../kernel/line.ts'
import { pieceName } from './pieces.ts'

/** A note of the physics, as far as it is told. */
export interface Judged {
  /** Its number among the pieces of the throw. */
  readonly piece: number
  readonly cause: string
  /** Another piece by its number, the wall, or nothing. */
  readonly against: number | 'wall' | null
  readonly degrees: number
  readonly remedy: string
}

function causeOf({ cause, against }: Judged): Line {
  if (cause !== 'leaned' || against === null) return line(`ui.judge.${cause}`)
  return line(against === 'wall' ? 'ui.judge.leaned-wall' : 'ui.judge.leaned-piece')
}

/** Why a piece had to be touched before it could be read. */
export function judgedLine(pieces: readonly Piece[] | null, note: Judged): Line {
  const piece = pieceName(pieces?.[note.piece])
  const remedy = line(`ui.judge.${note.remedy}`)
  if (note.cause === 'left-tray') return line('ui.judge.left-tray', { piece, remedy })
  return line('ui.judge.note', { piece, cause: causeOf(note), degrees: note.degrees, remedy })
}
