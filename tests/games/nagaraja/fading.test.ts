/** [NG15] The time for which the log names cards, on the page and in the terminal. */
import { expect, test } from 'vitest'
import { nagaraja } from '../../../src/games/nagaraja/index.ts'
import { stepsOf } from '../../../src/kernel/journal.ts'
import type { Line } from '../../../src/kernel/line.ts'
import { type Match, pendingOf, start } from '../../../src/kernel/match.ts'
import { advance } from '../../../src/kernel/playout.ts'
import { makeRandom } from '../../../src/kernel/random.ts'
import { fadedIn, stepLines } from '../../../src/words/stepLines.ts'

const viewers = [0, 1, 'table'] as const

interface Told {
  readonly round: number
  readonly line: Line
}

/** The complete log as shown now. */
function logFor(match: Match, viewer: (typeof viewers)[number]): readonly Told[] {
  const hasFaded = fadedIn(match)
  return stepsOf(match).flatMap((step) => {
    const { round } = step.before as { round: number }
    const lines = stepLines(match.game, step, viewer, [], hasFaded(step))
    return lines.map((line) => ({ round, line }))
  })
}

const namesCard = ({ line }: Told) => JSON.stringify(line).includes('"nagaraja.card.')
const roundsNamed = (log: readonly Told[]) => [
  ...new Set(log.filter(namesCard).map(({ round }) => round)),
]

test('[NG15] the log names cards of the present round and the one before, and all at the end', () => {
  const begun = start(nagaraja, 2)
  if (!begun.ok) throw new Error(begun.refusal.code)
  const dice = makeRandom('what the log forgets')
  let match = begun.match as unknown as Match
  const lengths = new Map<number, number>()
  while (pendingOf(match).length > 0) {
    match = advance(match, dice)
    const { round } = match.state as { round: number }
    if (pendingOf(match).length === 0) break
    for (const viewer of viewers) {
      const named = roundsNamed(logFor(match, viewer))
      expect(named.filter((one) => one < round - 1)).toEqual([])
    }
    lengths.set(round, logFor(match, 'table').length)
  }
  const rounds = [...lengths.keys()]
  expect(rounds.length).toBeGreaterThan(4)
  expect(roundsNamed(logFor(match, 'table')).length).toBeGreaterThan(4)
})

test('[NG15] what has faded is still told, without the names', () => {
  const begun = start(nagaraja, 2)
  if (!begun.ok) throw new Error(begun.refusal.code)
  const dice = makeRandom('what the log forgets')
  let match = begun.match as unknown as Match
  while ((match.state as { round: number }).round < 4) match = advance(match, dice)
  const keys = logFor(match, 'table').map(({ line }) => line.key)
  expect(keys.filter((key) => key === 'nagaraja.faded.callsRevealed')).toHaveLength(2)
  const full = stepsOf(match).flatMap((step) => stepLines(match.game, step, 'table', []))
  expect(keys).toHaveLength(full.length)
})
