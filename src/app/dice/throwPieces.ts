/** Answers a throw by physics, in a worker or on the page, or by a seeded random source if both fail. */
import { makeKeepableThrow } from '../../physics/ask.ts'
import { makeThrower } from '../../physics/client.ts'
import type { Notice } from '../../session/notices.ts'
import { drawn, fallen, type ThrowPieces } from '../../session/thrown.ts'

export function makeThrowPieces(tell: (notice: Notice) => void): ThrowPieces {
  const thrower = makeThrower({ onLost: () => tell('physics') })

  return async (pieces, seed, gesture) => {
    const asked = makeKeepableThrow(pieces, seed, gesture)
    // odd values, a worker that fails, or an engine that cannot be loaded
    const settled = await thrower.throw(asked).catch(() => null)
    if (settled) return fallen(asked, settled)
    tell('dice')
    return drawn({ kind: 'throw', pieces }, seed)
  }
}
