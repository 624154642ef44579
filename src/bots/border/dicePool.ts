/** Exact expected values of throwing five dice with rethrows, by dynamic programming over coded dice pools. */
import { type Colour, colours } from '../../games/border/vocabulary.ts'
import { diceCount } from '../../games/border/rules/setup.ts'

const kinds = colours.length

/** Encodes the dice per colour as one integer, with one base-6 digit per colour. */
export function codeOf(counts: readonly number[]): number {
  let code = 0
  for (let i = kinds - 1; i >= 0; i -= 1) code = code * kinds + (counts[i] ?? 0)
  return code
}

/** The code of a result after these dice are taken out of it. */
export function codeWithout(
  code: number,
  dice: readonly number[],
  faces: readonly (Colour | null)[],
): number {
  let kept = code
  for (const die of dice) kept -= kinds ** colours.indexOf(faces[die] as Colour)
  return kept
}

/** The code of the kept dice plus new dice with these faces. */
export function codeWith(kept: number, faces: readonly Colour[]): number {
  let code = kept
  for (const face of faces) code += kinds ** colours.indexOf(face)
  return code
}

export function diceCountsOf(code: number): number[] {
  const counts: number[] = []
  for (let i = 0, rest = code; i < kinds; i += 1) {
    counts.push(rest % kinds)
    rest = Math.floor(rest / kinds)
  }
  return counts
}

/** All multisets of up to five dice, as counts per colour; smaller ones first. */
const parts: readonly (readonly number[])[] = partsUpTo(diceCount)

function partsUpTo(dice: number): number[][] {
  const bySize: number[][][] = [[Array.from({ length: kinds }, () => 0)]]
  for (let size = 1; size <= dice; size += 1) {
    const larger = (bySize[size - 1] ?? []).flatMap((part) =>
      part.map((count, colour) => part.with(colour, count + 1)),
    )
    bySize.push([...new Map(larger.map((part) => [codeOf(part), part])).values()])
  }
  return bySize.flat()
}

const placeOf: ReadonlyMap<number, number> = new Map(parts.map((part, at) => [codeOf(part), at]))

const placeAt = (code: number): number => placeOf.get(code) ?? 0

const sizeOf = (part: readonly number[]): number => part.reduce((sum, count) => sum + count, 0)

/** The codes of the 252 results of all five dice, which are the last entries of `parts`. */
const firstFull = parts.findIndex((part) => sizeOf(part) === diceCount)
export const fullCodes: readonly number[] = parts.slice(firstFull).map(codeOf)

/** For each pool of fewer than five dice: the indices of the pools with one more die, by colour. */
const withOneMore: readonly Uint16Array[] = parts
  .slice(0, firstFull)
  .map((part) => Uint16Array.from(part, (_, colour) => placeAt(codeOf(part) + kinds ** colour)))

/** For each pool: the indices of the pools with one die less. */
const withOneLess: readonly Uint16Array[] = parts.map((part) =>
  Uint16Array.from(
    part.flatMap((count, colour) => (count > 0 ? [placeAt(codeOf(part) - kinds ** colour)] : [])),
  ),
)

/**
 * Values by index, either for full results (in the order of `fullCodes`) or for all pools of kept
 * dice.
 */
export type Values = Float64Array

export const valueOfFull = (values: Values, code: number): number =>
  values[placeAt(code) - firstFull] ?? 0

export const valueOfKept = (average: Values, code: number): number => average[placeAt(code)] ?? 0

/**
 * The expected value of each kept pool when the other dice are thrown, given the value of each full
 * result. It averages over one die at a time, from full pools down to the empty one.
 */
export function afterThrow(values: Values): Values {
  const average = new Float64Array(parts.length)
  average.set(values, firstFull)
  for (let at = firstFull - 1; at >= 0; at -= 1) {
    const next = withOneMore[at] as Uint16Array
    let total = 0
    for (let colour = 0; colour < kinds; colour += 1)
      total += average[next[colour] as number] as number
    average[at] = total / kinds
  }
  return average
}

/**
 * The value of each full result when any subset of it may be kept: the maximum over itself and its
 * smaller pools.
 */
export function bestKept(average: Values): Values {
  const best = average.slice()
  for (let at = 1; at < best.length; at += 1) {
    const smaller = withOneLess[at] as Uint16Array
    for (let i = 0; i < smaller.length; i += 1) {
      const other = best[smaller[i] as number] as number
      if (other > (best[at] as number)) best[at] = other
    }
  }
  return best.slice(firstFull)
}
