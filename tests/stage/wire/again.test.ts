/** Replays on a stage: the last thing that moved, shown long enough to be seen, then the table as it was. */
import { expect, test } from 'vitest'
import { fakeStage, opening, settled, step } from './fakeStage.ts'

test('a replay of the last step shows the last one that moved and holds its end before it goes back', async () => {
  const { head, shown } = fakeStage()
  for (const news of [opening, step(1, 2), step(2, 0)]) head.put(news)
  await settled()
  shown.length = 0
  expect(head.again('step')).toBe(true)
  await settled()
  expect(shown.some(({ number, isAgain }) => number === 1 && isAgain)).toBe(true)
  expect(shown.some(({ number, isAgain }) => number === 2 && isAgain)).toBe(false)
  const end = shown.at(-1)
  expect(end).toMatchObject({ number: 2, isAgain: false })
  expect(end?.seconds).toBeGreaterThan(0.5)
})

test('a replay is refused when nothing has moved', async () => {
  const { head, shown } = fakeStage()
  for (const news of [opening, step(1, 0)]) head.put(news)
  await settled()
  shown.length = 0
  expect(head.again('step')).toBe(false)
  await settled()
  expect(shown).toEqual([])
})
