/** Messages that a stage cannot show: they are dropped and counted, and the next one is shown again. */
import { expect, test } from 'vitest'
import { broken, fakeStage, opening, settled, step } from './fakeStage.ts'

const numbers = ({ shown }: ReturnType<typeof fakeStage>) => [
  ...new Set(shown.map(({ number }) => number)),
]

test('a position that cannot be planned is dropped, and the next step is shown without motion', async () => {
  const stage = fakeStage()
  for (const news of [opening, { ...opening, number: 4, view: broken }, step(5, 1), step(6, 1)]) {
    stage.head.put(news)
    await settled()
  }
  expect(numbers(stage)).toEqual([0, 5, 6])
  expect(stage.errors).toHaveLength(1)
  expect(stage.shown.filter(({ moving }) => moving === 'beat').map(({ number }) => number)).toEqual(
    [6],
  )
})

test('a step that cannot be planned is dropped, and the ones after it are shown', async () => {
  const stage = fakeStage()
  for (const news of [opening, step(1, 1), { ...step(2, 1), view: broken }, step(3, 1), step(4, 1)])
    stage.head.put(news)
  await settled()
  expect(numbers(stage)).toEqual([0, 1, 3, 4])
  expect(stage.errors).toHaveLength(1)
  expect(stage.shown.at(-1)).toMatchObject({ number: 4, moving: null })
})

test('a first position that cannot be planned leaves a stage that shows the next position', async () => {
  const stage = fakeStage()
  stage.head.put({ ...opening, view: broken })
  await settled()
  expect(stage.shown).toEqual([])
  stage.head.put({ ...opening, number: 1 })
  await settled()
  expect(numbers(stage)).toEqual([1])
})

test('a stage that dropped a message still shows replays', async () => {
  const stage = fakeStage()
  for (const news of [opening, { ...step(1, 1), view: broken }, step(2, 1), step(3, 2)])
    stage.head.put(news)
  await settled()
  stage.shown.length = 0
  expect(stage.head.again('step')).toBe(true)
  await settled()
  expect(stage.shown.some(({ number, isAgain }) => number === 3 && isAgain)).toBe(true)
  expect(stage.shown.at(-1)).toMatchObject({ number: 3, isAgain: false })
})
