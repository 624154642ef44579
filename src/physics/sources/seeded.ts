/** The source for bots that play thousands of matches: even faces from a seed, nothing is thrown. */
import { faceCount } from '../faces.ts'
import { makeRandom } from '../random.ts'
import { givenAnswer } from './answer.ts'
import type { Source } from './answer.ts'

export function makeSeededSource(seed: string): Source {
  const random = makeRandom(`faces/${seed}`)
  return (pieces) =>
    givenAnswer(
      pieces,
      pieces.map((piece) => random.below(faceCount(piece.kind))),
    )
}
