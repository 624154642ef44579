/** Chart of the race: it ends with the winner ahead and stays within its field. */
import { expect, test } from 'vitest'
import { curvesOf, leadOf } from '../../../src/app/end/lead.ts'
import { manifests } from '../../../src/games/index.ts'
import { start } from '../../../src/kernel/match.ts'
import { playOut } from '../../../src/kernel/playout.ts'
import { makeRandom } from '../../../src/kernel/random.ts'

test.each(['border', 'rajas'])('%s: leadOf ends with the winner ahead', async (id) => {
  const game = await manifests.find((manifest) => manifest.id === id)?.load()
  const begun = game && start(game, 3)
  if (!begun?.ok) throw new Error(`no match of ${id}`)
  const match = playOut(begun.match, makeRandom(`the race of ${id}`))
  const leads = leadOf(match)
  expect(leads.map((values) => values.length)).toEqual([0, 1, 2].map(() => match.length + 1))
  const finals = leads.map((values) => values.at(-1) ?? 0)
  for (const { seat, place } of match.game.result(match.state)?.standings ?? [])
    if (place === 1) expect(finals[seat]).toBe(Math.max(...finals))
  expect(new Set(leads.map((values) => values[0])).size).toBeLessThanOrEqual(3)
})

test('curvesOf draws step lines from the left to the right edge', () => {
  const [first, second] = curvesOf(
    [
      [0, 0, 4, 4],
      [2, 2, 2, 8],
    ],
    300,
    80,
  )
  expect(first).toEqual({ path: 'M0 80H200V40H300', end: { x: 1, y: 0.5 } })
  expect(second).toEqual({ path: 'M0 60H300V0H300', end: { x: 1, y: 1 } })
})

test('curvesOf draws a horizontal line for a match without points', () => {
  expect(curvesOf([[0, 0]], 10, 10)[0]?.path).toBe('M0 10H10')
})
