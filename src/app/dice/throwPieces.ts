/** Answers a throw by physics, in a worker or on the page, or by a seeded random source if both fail. */
import { makeKeepableThrow } from '../../physics/ask.ts'
import { makeThrower } from '../../physics/client.ts'
import { keepThrow } from '../../physics/kept.ts'
import type { Notice } from '../../session/notices.ts'
import type { Thrown, ThrowPieces } from '../../session/thrown.ts'
import { drawnFaces } from './drawnFaces.ts'

export function makeThrowPieces(tell: (notice: Notice) => void): ThrowPieces {
  const thrower = makeThrower({ onLost: () => tell('physics') })

  return async (pieces, seed, wanted): Promise<Thrown> => {
    const asked = makeKeepableThrow(pieces, seed, wanted)
    try {
      const settled = await thrower.throw(asked)
      return { faces: settled.faces, settled, proof: keepThrow(seed, asked.gesture, settled) }
    } catch {
      tell('dice')
      return drawnFaces(pieces, seed)
    }
  }
}
