/** Exact probabilities of having the needed dice after the remaining throws, with optimal rethrows. */
import { colours } from '../vocabulary.ts'

/** A probability as a fraction: `ways` favourable outcomes out of `of` equally likely ones. */
export interface Odds {
  readonly ways: number
  readonly of: number
}

/** Dice per colour, in the order of `colours`. */
export type ColourCounts = readonly number[]

/**
 * The probability with the dice as shown and `throws` left. Keeping every needed die is optimal,
 * since a rethrow could at most show a needed face again.
 */
export function oddsFrom(needs: ColourCounts, shown: ColourCounts, throws: number): Odds {
  const kept = needs.map((need, i) => Math.min(need, shown[i] ?? 0))
  if (throws > 0) return oddsOfThrow(needs, kept, sum(shown) - sum(kept), throws - 1)
  return { ways: sum(kept) === sum(needs) ? 1 : 0, of: 1 }
}

/**
 * The probability when `thrown` dice are thrown while `kept` are held, followed by up to `later`
 * throws of all dice that do not help.
 */
export function oddsOfThrow(
  needs: ColourCounts,
  kept: ColourCounts,
  thrown: number,
  later: number,
): Odds {
  const lacking = needs.map((need, i) => Math.max(0, need - (kept[i] ?? 0)))
  const benched = sum(kept) - (sum(needs) - sum(lacking))
  const of = 6 ** (thrown + (thrown + benched) * later)
  return { ways: waysOf(memoKey(lacking), thrown, benched, later), of }
}

function sum(counts: ColourCounts): number {
  return counts.reduce((total, count) => total + count, 0)
}

/** Normalizes the missing dice to a memo key: only the counts matter, not their colours. */
function memoKey(lacking: ColourCounts): ColourCounts {
  return lacking.filter((lack) => lack > 0).sort((a, b) => b - a)
}

const waysCache = new Map<string, number>()

/**
 * Counts favourable outcomes: one throw of `dice`, then `later` throws of these and the `benched`
 * ones. Memoized.
 */
function waysOf(lacking: ColourCounts, dice: number, benched: number, later: number): number {
  if (lacking.length === 0) return 6 ** (dice + (dice + benched) * later)
  if (later === 0 && sum(lacking) > dice) return 0
  const key = `${lacking.join()}|${dice}|${benched}|${later}`
  const before = waysCache.get(key)
  if (before !== undefined) return before
  let ways = 0
  eachOutcome(lacking, dice, (rest, count) => {
    const helpful = sum(lacking) - sum(rest)
    ways += count * waysLater(memoKey(rest), dice + benched - helpful, helpful, later)
  })
  waysCache.set(key, ways)
  return ways
}

/** Dice that already help are kept, so each of their possible outcomes counts equally. */
function waysLater(lacking: ColourCounts, free: number, helpful: number, later: number): number {
  if (later === 0) return lacking.length === 0 ? 1 : 0
  return 6 ** (helpful * later) * waysOf(lacking, free, 0, later - 1)
}

/** Enumerates the dice still missing after one throw, with the number of outcomes for each. */
function eachOutcome(
  lacking: ColourCounts,
  dice: number,
  found: (rest: ColourCounts, count: number) => void,
  rest: ColourCounts = [],
  count = 1,
): void {
  const lack = lacking[rest.length]
  if (lack === undefined) return found(rest, count * (colours.length - rest.length) ** dice)
  for (let shown = 0; shown <= dice; shown += 1) {
    const left = rest.concat(Math.max(0, lack - shown))
    eachOutcome(lacking, dice - shown, found, left, count * choose(dice, shown))
  }
}

function choose(from: number, take: number): number {
  let ways = 1
  for (let i = 1; i <= take; i += 1) ways = (ways * (from - take + i)) / i
  return ways
}
