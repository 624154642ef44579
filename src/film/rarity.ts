/** Rates the faces of a throw by the rarity of their pattern: six alike are a great moment, six different ones are not. */
import type { Fallen } from '../session/show/throws.ts'
import { faceCount } from '../shapes/pieces.ts'

/** A throw this many times rarer than the commonest one has rarity 1. */
const rarest = 400

function logFactorial(n: number): number {
  let sum = 0
  for (let i = 2; i <= n; i += 1) sum += Math.log(i)
  return sum
}

/** The logarithm of the number of ways to distribute these counts of faces over distinct pieces. */
function logWays(counts: readonly number[]): number {
  const all = counts.reduce((sum, n) => sum + n, 0)
  return logFactorial(all) - counts.reduce((sum, n) => sum + logFactorial(n), 0)
}

function spread(pieces: number, faces: number): readonly number[] {
  return Array.from({ length: faces }, (_, i) => Math.floor((pieces + i) / faces))
}

/** From 0 for the commonest pattern to 1. */
export function rarityOf({ pieces, settled }: Pick<Fallen, 'pieces' | 'settled'>): number {
  const faces = Math.max(...pieces.map(({ kind }) => faceCount(kind)))
  const counts = new Map<number, number>()
  for (const face of settled.faces) counts.set(face, (counts.get(face) ?? 0) + 1)
  const less = logWays(spread(pieces.length, faces)) - logWays([...counts.values()])
  return Math.min(1, Math.max(0, less / Math.log(rarest)))
}
