/** Answers a throw by physics, in a worker or on the page, or by a seeded random source if both fail. */
import { makeKeepableThrow } from '../../physics/ask.ts'
import type { Thrower } from '../../physics/client.ts'
import type { Settled, Throw } from '../../physics/types.ts'
import type { Notice } from '../../session/notices.ts'
import { drawn, fallen, type ThrowPieces } from '../../session/thrown.ts'

export function makeThrowPieces(tell: (notice: Notice) => void): ThrowPieces {
  let thrower: Thrower | null = null

  /** Loads the dice with the first throw; where they could not be fetched, the next throw tries again. */
  async function fall(asked: Throw): Promise<Settled> {
    const { makeThrower } = await import('../../physics/client.ts')
    thrower ??= makeThrower({ onLost: () => tell('physics') })
    return thrower.throw(asked)
  }

  return async (pieces, seed, gesture) => {
    const asked = makeKeepableThrow(pieces, seed, gesture)
    // odd values, a worker that fails, or parts that cannot be fetched
    const settled = await fall(asked).catch(() => null)
    if (settled) return fallen(asked, settled)
    tell('dice')
    return drawn({ kind: 'throw', pieces }, seed)
  }
}
