/** The distinct faces of a piece by name, numbers first; faces with equal names become one choice. */
import { faceCount } from '../shapes/pieces.ts'
import type { Piece } from '../kernel/chance.ts'
import type { AnyGame } from '../kernel/game.ts'
import type { Line } from '../kernel/line.ts'
import type { Voice } from './voice.ts'

export interface NamedFace {
  readonly face: number
  readonly told: Line
}

/** Numeric names sort by value, because the faces of a stick are numbered 1, 2, 4, 3 around it. */
const rankOf = (name: string): number => (/^\d+$/.test(name) ? Number(name) : 1000)

export function facesOf(game: AnyGame, piece: Piece, voice: Pick<Voice, 'say'>): NamedFace[] {
  const byName = new Map<string, NamedFace>()
  for (let face = 0; face < faceCount(piece.kind); face += 1) {
    const told = game.face(piece, face)
    const name = voice.say(told)
    if (!byName.has(name)) byName.set(name, { face, told })
  }
  const ranked = [...byName].toSorted(([a], [b]) => rankOf(a) - rankOf(b))
  return ranked.map(([, named]) => named)
}
