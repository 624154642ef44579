/** The faces of a piece that look different: what is called the same is one choice. */
import { faceCounts, type Piece } from '../kernel/chance.ts'
import type { AnyGame } from '../kernel/game.ts'
import type { Line } from '../kernel/line.ts'
import type { Voice } from './voice.ts'

export interface NamedFace {
  readonly face: number
  readonly told: Line
}

export function facesOf(game: AnyGame, piece: Piece, voice: Pick<Voice, 'say'>): NamedFace[] {
  const byName = new Map<string, NamedFace>()
  for (let face = 0; face < faceCounts[piece.kind]; face += 1) {
    const told = game.face(piece, face)
    const name = voice.say(told)
    if (!byName.has(name)) byName.set(name, { face, told })
  }
  return [...byName.values()]
}
