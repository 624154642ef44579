/** What every source of faces gives back, and the check that faces fit their pieces. */
import { faceCount } from '../faces.ts'
import type { Proof } from '../proof.ts'
import type { Piece, Settled } from '../types.ts'

export type Answer = {
  readonly faces: readonly number[]
  /** What the world did, where something was thrown. */
  readonly settled: Settled | null
  readonly proof: Proof | null
}

/** A source answers a request for pieces; two requests in a row may get different answers. */
export type Source = (pieces: readonly Piece[]) => Answer

export const answerFaults = ['wrong-count', 'no-such-face', 'nothing-left'] as const
export type AnswerFault = (typeof answerFaults)[number]

export class AnswerError extends Error {
  override readonly name = 'AnswerError'
  readonly reason: AnswerFault
  constructor(reason: AnswerFault) {
    super(`no answer: ${reason}`)
    this.reason = reason
  }
}

export function faultOf(pieces: readonly Piece[], faces: readonly number[]): AnswerFault | null {
  if (faces.length !== pieces.length) return 'wrong-count'
  const exist = pieces.every((piece, i) => {
    const face = faces[i] ?? -1
    return Number.isInteger(face) && face >= 0 && face < faceCount(piece.kind)
  })
  return exist ? null : 'no-such-face'
}

/** An answer that nobody threw. */
export function givenAnswer(pieces: readonly Piece[], faces: readonly number[]): Answer {
  const fault = faultOf(pieces, faces)
  if (fault) throw new AnswerError(fault)
  return { faces: [...faces], settled: null, proof: null }
}
