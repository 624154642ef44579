/** A short run of the hostile kit; `npm run fuzz -- --kit hostile --count 10000` is the full one. */
import { expect, test } from 'vitest'
import { runHostile, runPart } from './run.ts'
import { LostSteps, NoWayOn, type Part } from './types.ts'

test.each([
  ['files', 150],
  ['rows', 300],
  ['editions', 100],
  ['wire', 300],
  ['desk', 1000],
  ['addresses', 500],
] as const)('%s: %d mutations break nothing', async (part, count) => {
  const { crashes, hangs, lost, stranded, failures } = await runHostile({
    part,
    count,
    seed: 'suite',
  })
  expect({ crashes, hangs, lost, stranded, failures }).toEqual({
    crashes: 0,
    hangs: 0,
    lost: 0,
    stranded: 0,
    failures: [],
  })
})

test('crashes, lost steps and refusals without a way on are counted apart', async () => {
  const errors = [null, new Error('broken'), new LostSteps('two'), new NoWayOn('silence'), null]
  const part: Part = {
    make: (_, at) => ({
      name: `attempt ${at}`,
      run() {
        const error = errors[at]
        if (error) throw error
      },
    }),
    finish() {
      throw new LostSteps('at the end')
    },
  }
  const figures = await runPart(part, { part: 'rows', count: errors.length, seed: 's' })
  expect(figures).toMatchObject({ attempts: 5, crashes: 1, hangs: 0, lost: 2, stranded: 1 })
  expect(figures.failures).toHaveLength(4)
})
