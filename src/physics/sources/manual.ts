/** The source for people who rolled real pieces on the real table and typed what came up. */
import { colourFaces } from '../faces.ts'
import type { Piece } from '../types.ts'
import { faultOf, givenAnswer } from './answer.ts'
import type { Answer, AnswerFault } from './answer.ts'

export type Typed =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly reason: AnswerFault }

/** A face by its number from 1, or a colour die's face by its colour. */
function parseFace(piece: Piece | undefined, word: string): number {
  if (/^\d+$/.test(word)) return Number(word) - 1
  return piece?.kind === 'colour' ? colourFaces.findIndex((colour) => colour === word) : -1
}

export function parseTyped(pieces: readonly Piece[], text: string): Typed {
  const words = text
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter((word) => word !== '')
  const faces = words.map((word, i) => parseFace(pieces[i], word))
  const reason = faultOf(pieces, faces)
  return reason ? { ok: false, reason } : { ok: true, answer: givenAnswer(pieces, faces) }
}

export const chooseFaces = (pieces: readonly Piece[], faces: readonly number[]): Answer =>
  givenAnswer(pieces, faces)
