/** What a throw led to is held back until its pieces have fallen; everything else is shown at once. */
import { expect, test } from 'vitest'
import { makeStory } from '../../../src/app/hand/story.ts'
import type { News } from '../../../src/link/wire/messages.ts'

const standing = (number: number) => ({
  number,
  sentAt: 0,
  view: { number },
  lines: [{ key: `line-${number}` }],
  due: [0],
  toThrow: [],
  result: null,
})
const position = (number: number): News => ({
  kind: 'position',
  table: 't',
  game: 'border',
  edition: null,
  sitters: [],
  viewer: 0,
  commitment: null,
  ...standing(number),
})
const piece = { id: 'die-0', kind: 'colour', skin: 'border', seat: 0 } as const

/** With `seconds`, pieces fall for so long. */
function step(number: number, seconds = 0): News {
  const track = { rate: 60, frames: 60 * seconds } as never
  const thrown = { pieces: [piece], faces: [1], track, contacts: [], hash: '' }
  const news = { events: [], reason: null, thrown: seconds > 0 ? thrown : null }
  return { kind: 'step', table: 't', viewer: 0, ...news, ...standing(number) }
}

function openStory() {
  const due: { milliseconds: number; run: () => void }[] = []
  const lost: number[] = []
  const story = makeStory({
    later: (milliseconds, run) => void due.push({ milliseconds, run }),
    changed: () => undefined,
    lose: () => void lost.push(1),
  })
  return { story, due, lost }
}

test('a story shows positions and steps at once, and keeps the last lines', () => {
  const { story, due } = openStory()
  for (const news of [position(1), ...[2, 3, 4, 5, 6, 7].map((n) => step(n))]) story.take(news)
  expect(story.told()).toMatchObject({ number: 7, falling: [], view: { number: 7 } })
  expect(story.told()?.lines.map(({ key }) => key)).toEqual([3, 4, 5, 6, 7].map((n) => `line-${n}`))
  expect(due).toEqual([])
})

test('a story shows nothing of a throw while its pieces fall, nor of what follows it', () => {
  const { story, due } = openStory()
  story.take(position(1))
  story.take(step(2, 1.5))
  story.take(step(3))
  expect(story.told()).toMatchObject({ number: 1, view: { number: 1 }, due: [], falling: [piece] })
  expect(due.map(({ milliseconds }) => milliseconds)).toEqual([1500])
  due[0]?.run()
  expect(story.told()).toMatchObject({ number: 3, due: [0], falling: [] })
})

test('a position ends the waiting, and an old timer does nothing to it', () => {
  const { story, due } = openStory()
  story.take(position(1))
  story.take(step(2, 1))
  story.take(position(8))
  expect(story.told()?.number).toBe(8)
  story.take(step(9, 2))
  due[0]?.run()
  expect(story.told()).toMatchObject({ number: 8, falling: [piece] })
  due[1]?.run()
  expect(story.told()?.number).toBe(9)
})

test('a story that is far behind the table shows throws without waiting', () => {
  const { story, due } = openStory()
  story.take(position(1))
  story.take(step(2, 1))
  for (const number of [3, 4, 5, 6, 7]) story.take(step(number, 1))
  due[0]?.run()
  expect(story.told()?.number).toBeGreaterThanOrEqual(4)
})

test('a step without its position is lost', () => {
  const { story, lost } = openStory()
  story.take(step(2))
  expect(story.told()).toBeNull()
  expect(lost).toHaveLength(1)
})
