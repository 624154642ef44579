/** Frame scheduler of films: every joined callback draws in each frame. */
import { expect, test } from 'vitest'
import { makeExactFrames } from '../../src/app/film/exactFrames.ts'

test("a later callback does not replace the table's", () => {
  const frames = makeExactFrames()
  const drawn: string[] = []
  const table = frames.join((seconds) => void drawn.push(`table ${seconds}`))
  const other = frames.join((seconds) => void drawn.push(`other ${seconds}`))
  expect(frames.isAsked()).toBe(false)
  table.ask()
  expect(frames.isAsked()).toBe(true)
  frames.draw(1)
  expect(drawn.toSorted()).toEqual(['other 1', 'table 1'])
  expect(frames.isAsked()).toBe(false)
  other.leave()
  frames.draw(2)
  expect(drawn.slice(2)).toEqual(['table 2'])
  table.ask()
  table.leave()
  expect(frames.isAsked()).toBe(false)
})

test('pass runs the frame steps without rendering', () => {
  const frames = makeExactFrames()
  const seen: boolean[] = []
  const table = frames.join(() => void seen.push(frames.isUnseen?.() !== true))
  table.ask()
  frames.pass(1)
  expect(frames.isAsked()).toBe(false)
  frames.draw(2)
  frames.pass(3)
  frames.draw(4)
  expect(seen).toEqual([false, true, false, true])
})

test('a callback that asks again while it draws gets another frame', () => {
  const frames = makeExactFrames()
  const table = frames.join((seconds) => {
    if (seconds < 2) table.ask()
  })
  table.ask()
  frames.draw(1)
  expect(frames.isAsked()).toBe(true)
  frames.draw(2)
  expect(frames.isAsked()).toBe(false)
})
