/** The exact chance to have the dice for something after the throws that remain, keeping as well as possible. */
import { colours } from '../vocabulary.ts'

/** Out of `of` equally likely ways for the dice to fall, `ways` are good. */
export interface Odds {
  readonly ways: number
  readonly of: number
}

/** Dice per colour, in the order of colours. */
export type Counts = readonly number[]

/**
 * With dice lying on the table and `throws` left. Keeping every die that is needed is best: thrown
 * again it could at most show a needed face once more.
 */
export function oddsFrom(needs: Counts, shown: Counts, throws: number): Odds {
  const kept = needs.map((need, i) => Math.min(need, shown[i] ?? 0))
  if (throws > 0) return oddsOfThrow(needs, kept, sum(shown) - sum(kept), throws - 1)
  return { ways: sum(kept) === sum(needs) ? 1 : 0, of: 1 }
}

/** `thrown` dice are thrown now while `kept` lie; then up to `later` throws of all that does not help. */
export function oddsOfThrow(needs: Counts, kept: Counts, thrown: number, later: number): Odds {
  const lacking = needs.map((need, i) => Math.max(0, need - (kept[i] ?? 0)))
  const benched = sum(kept) - (sum(needs) - sum(lacking))
  const of = 6 ** (thrown + (thrown + benched) * later)
  return { ways: waysOf(trim(lacking), thrown, benched, later), of }
}

function sum(counts: Counts): number {
  return counts.reduce((total, count) => total + count, 0)
}

/** Only how many are lacking of each colour matters, not of which: sorted, without zeros. */
function trim(lacking: Counts): Counts {
  return lacking.filter((lack) => lack > 0).sort((a, b) => b - a)
}

const known = new Map<string, number>()

/** Good ways to fall: once for the `dice` now, then `later` times for them and the `benched` ones. */
function waysOf(lacking: Counts, dice: number, benched: number, later: number): number {
  if (lacking.length === 0) return 6 ** (dice + (dice + benched) * later)
  if (later === 0 && sum(lacking) > dice) return 0
  const key = `${lacking.join()}|${dice}|${benched}|${later}`
  const before = known.get(key)
  if (before !== undefined) return before
  let ways = 0
  eachOutcome(lacking, dice, (rest, count) => {
    const helpful = sum(lacking) - sum(rest)
    ways += count * waysLater(trim(rest), dice + benched - helpful, helpful, later)
  })
  known.set(key, ways)
  return ways
}

/** Dice that already help are kept, so however they would fall counts alike. */
function waysLater(lacking: Counts, free: number, helpful: number, later: number): number {
  if (later === 0) return lacking.length === 0 ? 1 : 0
  return 6 ** (helpful * later) * waysOf(lacking, free, 0, later - 1)
}

/** What can still be lacking after one throw, with the number of ways in which that happens. */
function eachOutcome(
  lacking: Counts,
  dice: number,
  found: (rest: Counts, count: number) => void,
  rest: Counts = [],
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
