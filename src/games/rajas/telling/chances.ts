/** Exact probabilities of rerolled dice. */

const faces = 6

/** The probability that this many dice total more than `now`. */
export function chanceOfMore(dice: number, now: number): number {
  let ways: readonly number[] = [1]
  for (let die = 0; die < dice; die += 1) {
    ways = Array.from({ length: ways.length + faces }, (_, total) =>
      Array.from({ length: faces }, (_, face) => ways[total - face - 1] ?? 0).reduce(
        (sum, count) => sum + count,
        0,
      ),
    )
  }
  const better = ways.slice(now + 1).reduce((sum, count) => sum + count, 0)
  return better / faces ** dice
}
