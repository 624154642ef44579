/** stripOf: runs of the timeline cover the whole match, with its seats and throws. */
import { expect, test } from 'vitest'
import { stripOf } from '../../../src/app/state/runs.ts'
import { games } from '../../../src/games/all.ts'
import { stepsOf } from '../../../src/kernel/journal.ts'
import { openTable, rest } from '../../session/tables.ts'

test.each(games.map((game) => [game.id, game] as const))(
  'stripOf covers a match of %s without gaps',
  async (_, game) => {
    const { session } = openTable(game, 'bb', 'strip')
    session.wake()
    await rest(session)
    const steps = stepsOf(session.match())
    const { runs, throws } = session.table.getState().strip
    let at = 0
    for (const run of runs) {
      expect(run.from).toBe(at)
      expect(run.length).toBeGreaterThan(0)
      const seats = steps
        .slice(run.from, run.from + run.length)
        .flatMap(({ input }) => (input.kind === 'command' ? [input.seat] : []))
      expect(new Set(seats)).toEqual(new Set(run.seat === null ? [] : [run.seat]))
      at += run.length
    }
    expect(at).toBe(steps.length)
    expect(runs.every((run, i) => i === 0 || run.seat !== runs[i - 1]?.seat)).toBe(true)
    const thrown = steps.flatMap(({ input }, i) =>
      input.kind === 'chance' && input.answer.kind === 'faces' ? [i + 1] : [],
    )
    expect(throws).toEqual(thrown)
    expect(throws.length).toBeGreaterThan(0)
  },
)

test('stripOf caches its result per list of steps', () => {
  const steps: Parameters<typeof stripOf>[0] = []
  expect(stripOf(steps)).toBe(stripOf(steps))
  expect(stripOf([])).toEqual({ runs: [], throws: [] })
})
