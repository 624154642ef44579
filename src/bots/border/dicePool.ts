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

/** For each full result: what may be kept of it (all of it included). */
const keepable: ReadonlyMap<number, readonly number[]> = new Map(
  fullCodes.map((code) => [code, partsOf(countsOf(code))]),
)

function partsOf(counts: readonly number[]): number[] {
  let parts = [0]
  counts.forEach((count, colour) => {
    parts = parts.flatMap((part) =>
      Array.from({ length: count + 1 }, (_, n) => part + n * kinds ** colour),
    )
  })
  return parts
}

const keptSizes: ReadonlyMap<number, number> = new Map(
  [...keepable.values()].flat().map((code) => [code, sum(countsOf(code))]),
)

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0)
}

export type Values = Map<number, number>

/** What each kept part is worth when the other dice are thrown and the results have these values. */
export function afterThrow(values: Values): Values {
  const average: Values = new Map()
  for (const [kept, size] of keptSizes) {
    let total = 0
    for (const { code, chance } of results[diceCount - size] ?? []) {
      total += chance * (values.get(kept + code) ?? 0)
    }
    average.set(kept, total)
  }
  return average
}

/** What each full result is worth when any part of it may be kept. */
export function bestKept(average: Values): Values {
  const best: Values = new Map()
  for (const [code, parts] of keepable) {
    best.set(code, Math.max(...parts.map((part) => average.get(part) ?? 0)))
  }
  return best
}
