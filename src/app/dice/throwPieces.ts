/** Answers a throw by physics, in its worker or on the page; by a seeded source as a last resort. */
import { makeThrower } from '../../physics/client.ts'
import { clampGesture, namedGesture } from '../../physics/gesture.ts'
import { keepThrow, roundGesture } from '../../physics/kept.ts'
import type { Notice } from '../conductor/notice.ts'
import type { Thrown, ThrowPieces } from '../conductor/ports.ts'
import { drawnFaces } from './drawnFaces.ts'

export function makeThrowPieces(tell: (notice: Notice) => void): ThrowPieces {
  const thrower = makeThrower({ onLost: () => tell('physics') })

  return async (pieces, seed, wanted): Promise<Thrown> => {
    const kinds = pieces.map(({ kind, skin, seat }) => ({ kind, skin, seat }))
    const gesture = roundGesture(wanted ? clampGesture(wanted) : namedGesture('default', kinds))
    try {
      const settled = await thrower.throw({ version: 1, pieces: kinds, seed, gesture })
      return { faces: settled.faces, settled, proof: keepThrow(seed, gesture, settled) }
    } catch {
      tell('dice')
      return drawnFaces(pieces, seed)
    }
  }
}
