/** The probability that these pieces show these faces in any order. */
import type { Piece } from '../../kernel/chance.ts'
import { faceCount } from '../../shapes/pieces.ts'

function grouped<T>(items: readonly T[], keyOf: (item: T, at: number) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  items.forEach((item, at) => {
    const key = keyOf(item, at)
    groups.set(key, [...(groups.get(key) ?? []), item])
  })
  return groups
}

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1))

/** Pieces of the same kind, look and thrower count as indistinguishable. */
export function chanceOf(pieces: readonly Piece[], faces: readonly number[]): number {
  const thrown = pieces.map((piece, i) => ({ piece, face: faces[i] ?? 0 }))
  const alike = grouped(thrown, ({ piece: { kind, skin, seat } }) => `${kind} ${skin} ${seat}`)
  let chance = 1
  for (const group of alike.values()) {
    const [first] = group
    if (!first) continue
    const ways = [...grouped(group, ({ face }) => String(face)).values()].reduce(
      (left, { length }) => left / factorial(length),
      factorial(group.length),
    )
    chance *= ways / faceCount(first.piece.kind) ** group.length
  }
  return chance
}

/** One throw in so many falls like this. */
export const oneIn = (pieces: readonly Piece[], faces: readonly number[]): number =>
  Math.max(1, Math.round(1 / chanceOf(pieces, faces)))
