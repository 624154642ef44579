/** Exact expected values of throwing five dice with rethrows, by dynamic programming over coded dice pools. */
import { type Colour, colours } from '../../games/border/vocabulary.ts'
import { diceCount } from '../../games/border/rules/setup.ts'

const colourCount = colours.length

/** Encodes a pool (dice per colour) as one integer, with one base-6 digit per colour. */
export function poolCodeOf(counts: readonly number[]): number {
  let code = 0
  for (let i = colourCount - 1; i >= 0; i -= 1) code = code * colourCount + (counts[i] ?? 0)
  return code
}

/** The code of a pool after these dice are taken out of it. */
export function poolCodeWithout(
  code: number,
  dice: readonly number[],
  faces: readonly (Colour | null)[],
): number {
  let kept = code
  for (const die of dice) kept -= colourCount ** colours.indexOf(faces[die] as Colour)
  return kept
}

/** The code of a pool of kept dice plus new dice with these faces. */
export function poolCodeWith(kept: number, faces: readonly Colour[]): number {
  let code = kept
  for (const face of faces) code += colourCount ** colours.indexOf(face)
  return code
}

export function diceCountsOf(code: number): number[] {
  const counts: number[] = []
  for (let i = 0, rest = code; i < colourCount; i += 1) {
    counts.push(rest % colourCount)
    rest = Math.floor(rest / colourCount)
  }
  return counts
}

/** All pools of up to five dice, as counts per colour; smaller ones first. */
const pools: readonly (readonly number[])[] = poolsUpTo(diceCount)

function poolsUpTo(dice: number): number[][] {
  const bySize: number[][][] = [[Array.from({ length: colourCount }, () => 0)]]
  for (let size = 1; size <= dice; size += 1) {
    const larger = (bySize[size - 1] ?? []).flatMap((part) =>
      part.map((count, colour) => part.with(colour, count + 1)),
    )
    bySize.push([...new Map(larger.map((part) => [poolCodeOf(part), part])).values()])
  }
  return bySize.flat()
}

const indexByCode: ReadonlyMap<number, number> = new Map(
  pools.map((part, at) => [poolCodeOf(part), at]),
)

const indexAt = (code: number): number => indexByCode.get(code) ?? 0

const sizeOf = (part: readonly number[]): number => part.reduce((sum, count) => sum + count, 0)

/** The codes of the 252 results of all five dice, which are the last entries of `pools`. */
const firstFullIndex = pools.findIndex((part) => sizeOf(part) === diceCount)
export const fullCodes: readonly number[] = pools.slice(firstFullIndex).map(poolCodeOf)

/** For each pool of fewer than five dice: the indices of the pools with one more die, by colour. */
const withOneMore: readonly Uint16Array[] = pools
  .slice(0, firstFullIndex)
  .map((part) =>
    Uint16Array.from(part, (_, colour) => indexAt(poolCodeOf(part) + colourCount ** colour)),
  )

/** For each pool: the indices of the pools with one die less. */
const withOneLess: readonly Uint16Array[] = pools.map((part) =>
  Uint16Array.from(
    part.flatMap((count, colour) =>
      count > 0 ? [indexAt(poolCodeOf(part) - colourCount ** colour)] : [],
    ),
  ),
)

/**
 * Values by index, either for full pools (in the order of `fullCodes`) or for all pools of kept
 * dice.
 */
export type PoolValues = Float64Array

export const valueOfFull = (values: PoolValues, code: number): number =>
  values[indexAt(code) - firstFullIndex] ?? 0

export const valueOfKept = (average: PoolValues, code: number): number =>
  average[indexAt(code)] ?? 0

/**
 * The expected value of each kept pool when the other dice are thrown, given the value of each full
 * result. It averages over one die at a time, from full pools down to the empty one.
 */
export function expectedValues(values: PoolValues): PoolValues {
  const average = new Float64Array(pools.length)
  average.set(values, firstFullIndex)
  for (let at = firstFullIndex - 1; at >= 0; at -= 1) {
    const next = withOneMore[at] as Uint16Array
    let total = 0
    for (let colour = 0; colour < colourCount; colour += 1)
      total += average[next[colour] as number] as number
    average[at] = total / colourCount
  }
  return average
}

/**
 * The value of each full pool when any part of it may be kept: the maximum over itself and its
 * smaller pools.
 */
export function bestKeptValues(average: PoolValues): PoolValues {
  const best = average.slice()
  for (let at = 1; at < best.length; at += 1) {
    const smaller = withOneLess[at] as Uint16Array
    for (let i = 0; i < smaller.length; i += 1) {
      const other = best[smaller[i] as number] as number
      if (other > (best[at] as number)) best[at] = other
    }
  }
  return best.slice(firstFullIndex)
}
