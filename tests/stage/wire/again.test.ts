/** What a stage shows again: something that moved, for long enough to be seen, and then the table as it was. */
import { expect, test } from 'vitest'
import { stillPlan } from '../../../src/scenes/board/plan.ts'
import { stillClock } from '../../../src/session/clock.ts'
import { makeRemoteHead, type RemoteHead } from '../../../src/stage/wire/head.ts'
import type { Position, StepNews } from '../../../src/stage/wire/messages.ts'

const standing = { sentAt: 0, lines: [], due: [0], toThrow: [], result: null }

const opening: Position = {
  kind: 'position',
  table: 't',
  game: 'border',
  edition: null,
  sitters: [],
  viewer: 'table',
  commitment: null,
  number: 0,
  view: 0,
  ...standing,
}

/** The view of a step is the seconds for which it moves. */
const step = (number: number, seconds: number): StepNews => ({
  kind: 'step',
  table: 't',
  viewer: 'table',
  events: [],
  thrown: null,
  reason: null,
  number,
  view: seconds,
  ...standing,
})

interface Shown {
  readonly number: number
  readonly isAgain: boolean
  /** How long whatever ran before it was let run. */
  readonly seconds: number
}

function stageOf(): { head: RemoteHead; shown: Shown[] } {
  const shown: Shown[] = []
  let ran = 0
  const head: RemoteHead = makeRemoteHead({
    plan: ({ to }) => ({ ...stillPlan, length: Number(to) }),
    ticker: {
      run(seconds) {
        ran += seconds
        return { clock: stillClock(seconds), arrived: Promise.resolve() }
      },
      finish: () => undefined,
    },
    speed: () => 1,
    prepare: async () => undefined,
    cut: () => undefined,
    changed() {
      const now = head.showing()
      if (now) shown.push({ number: now.news.number, isAgain: now.isAgain, seconds: ran })
      ran = 0
    },
  })
  return { head, shown }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

test('the last step again is the last that moved, and its end stands before the table is as it was', async () => {
  const { head, shown } = stageOf()
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

test('where nothing has moved there is nothing to be shown again', async () => {
  const { head, shown } = stageOf()
  for (const news of [opening, step(1, 0)]) head.put(news)
  await settled()
  shown.length = 0
  expect(head.again('step')).toBe(false)
  await settled()
  expect(shown).toEqual([])
})
