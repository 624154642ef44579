/** Our own throws: judged, recorded and hashed, as the page's worker does them. */
import { lengthOf, makeThrow, ready, simulate } from '../../../src/physics/index.ts'
import type { Piece, PieceKind } from '../../../src/physics/index.ts'
import { isTilted } from './fetch.ts'
import type { Thrower } from './fetch.ts'

export async function loadOurs(kind: PieceKind = 'd6'): Promise<Thrower> {
  await ready()
  let number = 0
  return {
    name: kind === 'd6' ? 'ours' : `ours, ${kind}`,
    about: 'whole throw with judge, track, contacts and hash; dice 50 steps a second, sticks 120',
    throwDice(count) {
      number += 1
      const pieces = Array.from({ length: count }, (_, i): Piece => {
        return { kind, skin: 'plain', seat: count > 16 && kind !== 'd6' ? i % 2 : 0 }
      })
      const { steps, track } = simulate(makeThrow(pieces, `bench/${number}`))
      let tilted = 0
      for (let i = 0; i < count; i++) {
        const [x = 0, y = 0, z = 0, w = 1] = track.ends.subarray(i * 7 + 3, i * 7 + 7)
        if (isTilted(x, y, z, w, 'y')) tilted += 1
      }
      return { steps, seconds: lengthOf(track), tilted, isForced: false }
    },
  }
}
