/** Mixed throws for comparing machines: which throw has which number never changes. */
import { gestureNames, namedGesture } from '../gesture.ts'
import { makeRandom } from '../random.ts'
import { simulate } from '../simulate.ts'
import { pieceKinds } from '../types.ts'
import type { Piece, Throw } from '../types.ts'

/** Mostly small throws of every kind and gesture, now and then a large one or one of two throwers. */
export function mixedThrow(number: number): Throw {
  const random = makeRandom(`mixed/${number}`)
  const kind = pieceKinds[random.below(pieceKinds.length)] ?? 'd6'
  const stick = kind.startsWith('stick')
  const large = random.below(25) === 0
  const count = large ? (stick ? 8 : 12) + random.below(5) : 1 + random.below(5)
  const seats = stick && random.below(4) === 0 ? 2 : 1
  const pieces = Array.from({ length: count }, (_, i): Piece => ({
    kind,
    skin: 'plain',
    seat: i % seats,
  }))
  const name = gestureNames[random.below(gestureNames.length)] ?? 'default'
  return { version: 1, pieces, seed: `mixed/${number}`, gesture: namedGesture(name, pieces) }
}

/** Hash of the track and faces of each mixed throw from `from` up to `to` (not included). */
export function mixedHashes(from: number, to: number): string[] {
  const hashes: string[] = []
  for (let number = from; number < to; number++) {
    const { hash, faces } = simulate(mixedThrow(number))
    hashes.push(`${hash}${faces.join('')}`)
  }
  return hashes
}
