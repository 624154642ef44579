/** The page's log of Nagaraja: lines that fade, and return at the end. */
import { expect, test } from 'vitest'
import { logOf } from '../../../src/app/state/log.ts'
import { nagaraja } from '../../../src/games/nagaraja/index.ts'
import { stepsOf } from '../../../src/kernel/journal.ts'
import { type Match, pendingOf, start } from '../../../src/kernel/match.ts'
import { advance } from '../../../src/kernel/playout.ts'
import { makeRandom } from '../../../src/kernel/random.ts'

const roundOf = (match: Match): number => (match.state as { round: number }).round

const faded = (match: Match, shown = match.length): number =>
  logOf(match, stepsOf(match), shown, 'table').filter(({ line }) =>
    line.key.startsWith('nagaraja.faded.'),
  ).length

test('[NG15] log lines are shortened two rounds later, also when looking back, and complete again at the end', () => {
  const begun = start(nagaraja, 2)
  if (!begun.ok) throw new Error(begun.refusal.code)
  const dice = makeRandom('the log of the page')
  let match = begun.match as unknown as Match
  while (roundOf(match) < 2) match = advance(match, dice)
  expect(faded(match)).toBe(0)
  const then = match.length
  while (roundOf(match) < 4) match = advance(match, dice)
  expect(faded(match)).toBeGreaterThan(1)
  expect(faded(match, then)).toBeGreaterThan(0)
  while (pendingOf(match).length > 0) match = advance(match, dice)
  expect(faded(match)).toBe(0)
})
