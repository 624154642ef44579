/** All results of five dice as numbers, the ways to keep some of them, and what a throw brings on average. */
import { type Colour, colours } from '../../games/border/vocabulary.ts'
import { diceCount } from '../../games/border/rules/setup.ts'

const kinds = colours.length

/** Dice per colour as one number, a digit to base 6 for each colour. */
export function codeOf(counts: readonly number[]): number {
  let code = 0
  for (let i = kinds - 1; i >= 0; i -= 1) code = code * kinds + (counts[i] ?? 0)
  return code
}

/** The code of a result without these dice. */
export function codeWithout(
  code: number,
  dice: readonly number[],
  faces: readonly (Colour | null)[],
): number {
  let kept = code
  for (const die of dice) kept -= kinds ** colours.indexOf(faces[die] as Colour)
  return kept
}

/** The code of what was kept with dice of these faces beside it. */
export function codeWith(kept: number, faces: readonly Colour[]): number {
  let code = kept
  for (const face of faces) code += kinds ** colours.indexOf(face)
  return code
}

export function countsOf(code: number): number[] {
  const counts: number[] = []
  for (let i = 0, rest = code; i < kinds; i += 1) {
    counts.push(rest % kinds)
    rest = Math.floor(rest / kinds)
  }
  return counts
}

/** Dice per colour for every choice of up to five dice, those of fewer dice first. */
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

/** The 252 results of all five dice are the last of them. */
const firstFull = parts.findIndex((part) => sizeOf(part) === diceCount)
export const fullCodes: readonly number[] = parts.slice(firstFull).map(codeOf)

/** For each part that is not full, a place for each colour of one more die. */
const withOneMore: readonly Uint16Array[] = parts
  .slice(0, firstFull)
  .map((part) => Uint16Array.from(part, (_, colour) => placeAt(codeOf(part) + kinds ** colour)))

/** For each part, the places with one die less. */
const withOneLess: readonly Uint16Array[] = parts.map((part) =>
  Uint16Array.from(
    part.flatMap((count, colour) => (count > 0 ? [placeAt(codeOf(part) - kinds ** colour)] : [])),
  ),
)

/** A number for each full result, in the order of `fullCodes`; or for each part that may be kept. */
export type Values = Float64Array

export const valueOfFull = (values: Values, code: number): number =>
  values[placeAt(code) - firstFull] ?? 0

export const valueOfKept = (average: Values, code: number): number => average[placeAt(code)] ?? 0

/** What each kept part is worth when the other dice are thrown and the results have these values: die by die, from the last. */
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

/** What each full result is worth when any part of it may be kept: the best of it, or of it without one of its dice. */
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
