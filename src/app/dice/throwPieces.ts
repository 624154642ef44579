/** Answers a throw by physics: in the worker, on the page when the worker is lost, by a seeded source as a last resort. */
import { answerFrom, type Piece } from '../../kernel/chance.ts'
import { makeRandom } from '../../kernel/random.ts'
import { clampGesture, namedGesture } from '../../physics/gesture.ts'
import type { Settled, Throw } from '../../physics/types.ts'
import type { Thrown, ThrowPieces } from '../conductor/ports.ts'
import { roundGesture, sourceProof, throwProof } from '../conductor/proof.ts'
import { makeAsker } from '../worker.ts'

async function simulateHere(asked: Throw): Promise<Settled> {
  const [{ ready }, { simulate }] = await Promise.all([
    import('../../physics/rapier.ts'),
    import('../../physics/simulate.ts'),
  ])
  await ready()
  return simulate(asked)
}

export function makeThrowPieces(tell: () => void): ThrowPieces {
  const inWorker = makeAsker<Throw, Settled>(
    () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'dice' }),
  )

  async function settle(asked: Throw): Promise<Settled | null> {
    try {
      return await inWorker(asked)
    } catch {
      tell()
    }
    try {
      return await simulateHere(asked)
    } catch {
      return null
    }
  }

  return async (pieces, seed, wanted): Promise<Thrown> => {
    const kinds = pieces.map(({ kind, skin, seat }) => ({ kind, skin, seat }))
    const gesture = roundGesture(wanted ? clampGesture(wanted) : namedGesture('default', kinds))
    const settled = await settle({ version: 1, pieces: kinds, seed, gesture })
    if (!settled) return fromSource(pieces, seed)
    const { faces, hash, notes } = settled
    return { faces, settled, proof: throwProof(seed, gesture, hash, notes) }
  }
}

function fromSource(pieces: readonly Piece[], seed: string): Thrown {
  const answer = answerFrom(makeRandom(seed), { kind: 'throw', pieces })
  const faces = answer.kind === 'faces' ? answer.faces : []
  return { faces, settled: null, proof: sourceProof(seed) }
}
