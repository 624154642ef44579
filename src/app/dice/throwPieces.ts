/** Answers a throw by physics, in its worker or on the page; by a seeded source as a last resort. */
import { answerFrom, type Piece } from '../../kernel/chance.ts'
import { makeRandom } from '../../kernel/random.ts'
import { makeThrower } from '../../physics/client.ts'
import { clampGesture, namedGesture } from '../../physics/gesture.ts'
import { keepSource, keepThrow, roundGesture } from '../../physics/kept.ts'
import type { Thrown, ThrowPieces } from '../conductor/ports.ts'

export function makeThrowPieces(tell: () => void): ThrowPieces {
  const thrower = makeThrower({ onLost: tell })

  return async (pieces, seed, wanted): Promise<Thrown> => {
    const kinds = pieces.map(({ kind, skin, seat }) => ({ kind, skin, seat }))
    const gesture = roundGesture(wanted ? clampGesture(wanted) : namedGesture('default', kinds))
    try {
      const settled = await thrower.throw({ version: 1, pieces: kinds, seed, gesture })
      return { faces: settled.faces, settled, proof: keepThrow(seed, gesture, settled) }
    } catch {
      return fromSource(pieces, seed)
    }
  }
}

function fromSource(pieces: readonly Piece[], seed: string): Thrown {
  const answer = answerFrom(makeRandom(seed), { kind: 'throw', pieces })
  const faces = answer.kind === 'faces' ? answer.faces : []
  return { faces, settled: null, proof: keepSource(seed) }
}
