/** Mixed throws for comparing machines: which throw has which number never changes. */
import { makeThrow } from '../ask.ts'
import { gestureNames, namedGesture } from '../gesture.ts'
import { makeThrowRandom, type ThrowRandom } from '../random.ts'
import { isStick, type PieceKind, pieceKinds } from '../../shapes/pieces.ts'
import { simulate } from '../simulate.ts'
import type { Gesture, ThrownPiece, Throw } from '../types.ts'
import { handGesture } from './handGesture.ts'

const dice = pieceKinds.filter((kind) => !isStick(kind))
const sticks = pieceKinds.filter(isStick)

/** Throwers take turns. */
const lay = (kinds: readonly PieceKind[], throwers: number): readonly ThrownPiece[] =>
  kinds.map((kind, i) => ({ kind, skin: 'plain', seat: i % throwers }))

/** Kinds side by side, each drawn by itself. */
const drawn = (random: ThrowRandom, kinds: readonly PieceKind[], count: number): PieceKind[] =>
  Array.from({ length: count }, () => kinds[random.below(kinds.length)] ?? 'd6')

/** The rare ones, each as often as the others: both large trays, and a few pieces as any hand throws them. */
const rareHandfuls: readonly ((random: ThrowRandom) => readonly ThrownPiece[])[] = [
  (random) => lay(drawn(random, dice, 17 + random.below(24)), 1),
  (random) => lay(drawn(random, sticks, 24), 2),
  (random) => lay(drawn(random, dice, 1 + random.below(12)), 1),
  (random) => lay(drawn(random, sticks, 1 + random.below(12)), 1),
]

function anyNamed(random: ThrowRandom, pieces: readonly ThrownPiece[]): Gesture {
  return namedGesture(gestureNames[random.below(gestureNames.length)] ?? 'default', pieces)
}

function rareThrow(number: number, seed: string): Throw {
  const random = makeThrowRandom(`rare/${number}`)
  const pieces = rareHandfuls[Math.floor(number / 4) % rareHandfuls.length]?.(random) ?? []
  const isNamed = random.below(4) === 0
  return makeThrow(pieces, seed, isNamed ? anyNamed(random, pieces) : handGesture(random))
}

/** Mostly small throws of one kind, by a gesture that has a name. */
function usualThrow(seed: string): Throw {
  const random = makeThrowRandom(seed)
  const kind = pieceKinds[random.below(pieceKinds.length)] ?? 'd6'
  const large = random.below(25) === 0
  const count = large ? (isStick(kind) ? 8 : 12) + random.below(5) : 1 + random.below(5)
  const throwers = isStick(kind) && random.below(4) === 0 ? 2 : 1
  const pieces = lay(Array<PieceKind>(count).fill(kind), throwers)
  return makeThrow(pieces, seed, anyNamed(random, pieces))
}

/** Three usual throws, then a rare one, and so on. */
export function mixedThrow(number: number): Throw {
  const seed = `mixed/${number}`
  return number % 4 === 3 ? rareThrow(number, seed) : usualThrow(seed)
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
