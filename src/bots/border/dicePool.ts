/** All results of five dice as numbers, the ways to keep some of them, and what a throw brings on average. */
import { colours } from '../../games/border/vocabulary.ts'
import { diceCount } from '../../games/border/rules/setup.ts'

const kinds = colours.length

/** Dice per colour as one number, a digit to base 6 for each colour. */
export function codeOf(counts: readonly number[]): number {
  let code = 0
  for (let i = kinds - 1; i >= 0; i -= 1) code = code * kinds + (counts[i] ?? 0)
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

interface Result {
  readonly code: number
  readonly chance: number
}

/** The results of throwing 0 to 5 dice, with their chances. */
const results: readonly (readonly Result[])[] = makeResults()

function makeResults(): Result[][] {
  const all: Result[][] = [[{ code: 0, chance: 1 }]]
  for (let dice = 1; dice <= diceCount; dice += 1) {
    const chances = new Map<number, number>()
    for (const { code, chance } of all[dice - 1] ?? []) {
      for (let colour = 0; colour < kinds; colour += 1) {
        const next = code + kinds ** colour
        chances.set(next, (chances.get(next) ?? 0) + chance / kinds)
      }
    }
    all.push([...chances].map(([code, chance]) => ({ code, chance })))
  }
  return all
}

/** The 252 results of all five dice. */
export const fullCodes: readonly number[] = (results[diceCount] ?? []).map(({ code }) => code)

const placeOfFull: ReadonlyMap<number, number> = new Map(fullCodes.map((code, at) => [code, at]))

function partsOf(counts: readonly number[]): number[] {
  let parts = [0]
  counts.forEach((count, colour) => {
    parts = parts.flatMap((part) =>
      Array.from({ length: count + 1 }, (_, n) => part + n * kinds ** colour),
    )
  })
  return parts
}

/** All that may be kept of any result, all of it included. */
const keptCodes: readonly number[] = [
  ...new Set(fullCodes.flatMap((code) => partsOf(countsOf(code)))),
]

const placeOfKept: ReadonlyMap<number, number> = new Map(keptCodes.map((code, at) => [code, at]))

const placeIn = (places: ReadonlyMap<number, number>, code: number): number => places.get(code) ?? 0

/** For each full result, the places of what may be kept of it. */
const keepable: readonly Uint16Array[] = fullCodes.map((code) =>
  Uint16Array.from(partsOf(countsOf(code)), (part) => placeIn(placeOfKept, part)),
)

/** For each kept part, what full results the other dice may make of it, with their chances. */
const thrown = keptCodes.map((kept) => {
  const size = countsOf(kept).reduce((total, count) => total + count, 0)
  const ways = results[diceCount - size] ?? []
  return {
    full: Uint16Array.from(ways, ({ code }) => placeIn(placeOfFull, kept + code)),
    chance: Float64Array.from(ways, ({ chance }) => chance),
  }
})

/** A number for each full result, in the order of `fullCodes`; or for each part that may be kept. */
export type Values = Float64Array

export const valueOfFull = (values: Values, code: number): number =>
  values[placeIn(placeOfFull, code)] ?? 0

export const valueOfKept = (average: Values, code: number): number =>
  average[placeIn(placeOfKept, code)] ?? 0

/** What each kept part is worth when the other dice are thrown and the results have these values. */
export function afterThrow(values: Values): Values {
  return Float64Array.from(thrown, ({ full, chance }) => {
    let total = 0
    for (let i = 0; i < full.length; i += 1) total += (chance[i] ?? 0) * (values[full[i] ?? 0] ?? 0)
    return total
  })
}

/** What each full result is worth when any part of it may be kept. */
export function bestKept(average: Values): Values {
  return Float64Array.from(keepable, (parts) => {
    let best = -Infinity
    for (let i = 0; i < parts.length; i += 1) best = Math.max(best, average[parts[i] ?? 0] ?? 0)
    return best
  })
}
