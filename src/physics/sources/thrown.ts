/** The source that throws: needs the physics engine to be ready. */
import { namedGesture } from '../gesture.ts'
import { proofOf } from '../proof.ts'
import { simulate } from '../simulate.ts'
import type { Gesture, Piece, Throw } from '../types.ts'
import type { Answer, Source } from './answer.ts'

export const makeThrow = (
  pieces: readonly Piece[],
  seed: string,
  gesture: Gesture | readonly Gesture[] = namedGesture('default', pieces),
): Throw => ({ version: 1, pieces, seed, gesture })

export function throwPieces(asked: Throw): Answer {
  const settled = simulate(asked)
  return { faces: settled.faces, settled, proof: proofOf(asked, settled) }
}

/** Throws with the default gesture; each request gets a seed of its own from the first one. */
export function makeThrownSource(seed: string): Source {
  let count = 0
  return (pieces) => {
    count += 1
    return throwPieces(makeThrow(pieces, `${seed}/${count}`))
  }
}
