/** Faces from a seeded random source, as a fallback when physics fails; the same seed gives the same faces. */
import { answerFrom, type Piece } from '../../kernel/chance.ts'
import { makeRandom } from '../../kernel/random.ts'
import { keepSource } from '../../physics/kept.ts'
import type { Thrown } from '../../session/thrown.ts'

export function drawnFaces(pieces: readonly Piece[], seed: string): Thrown {
  const answer = answerFrom(makeRandom(seed), { kind: 'throw', pieces })
  const faces = answer.kind === 'faces' ? answer.faces : []
  return { faces, settled: null, proof: keepSource(seed) }
}
