/** Bots on the page: a lost worker is reported and replaced, and the match does not wait for it. */
import { expect, test } from 'vitest'
import { makeThink } from '../../../src/app/bots/think.ts'
import { type Advice, type BotRequest, think } from '../../../src/bots/think.ts'
import { border } from '../../../src/games/border/index.ts'
import { makeWorkerClient } from '../../../src/physics/workerClient.ts'
import type { Spawn } from '../../../src/physics/workerSlot.ts'
import { legalFor } from '../../../src/kernel/match.ts'
import { matchAt } from '../../games/border/fixture.ts'

const match = matchAt({
  sheets: ['A', 'B'],
  faces: ['blue', 'red', 'red', 'gray', 'red'],
  throws: 1,
})
const thought: BotRequest = {
  game: 'border',
  view: border.view(match.state, 0),
  legal: legalFor(match, 0),
  seat: 0,
  seed: 'any',
  level: 'hard',
}
const answer: Advice = { at: 7, why: null }

/** A worker client that answers, or one that crashes on its first call. */
const healthy: Spawn<BotRequest, Advice> = (onResponse) => ({
  send: ({ id }) => onResponse({ id, answer }),
  close: () => undefined,
})
const crashing: Spawn<BotRequest, Advice> = (_, onCrash) => ({
  send: () => queueMicrotask(onCrash),
  close: () => undefined,
})

test('makeThink starts one worker and keeps it for further calls', async () => {
  let made = 0
  const told: string[] = []
  const ask = makeThink(
    () => told.push('lost'),
    async () => {
      made += 1
      return makeWorkerClient<BotRequest, Advice>({ spawn: healthy })
    },
  )
  expect([await ask(thought), await ask(thought)]).toEqual([answer, answer])
  expect([made, told]).toEqual([1, []])
})

test('makeThink reports a lost worker, answers on the page, and starts a new worker for the next call', async () => {
  let made = 0
  const told: string[] = []
  const ask = makeThink(
    () => told.push('lost'),
    async () => {
      made += 1
      return makeWorkerClient<BotRequest, Advice>({ spawn: made === 1 ? crashing : healthy })
    },
  )
  expect(await ask(thought)).toEqual(await think({ ...thought, level: 'medium' }))
  expect(told).toEqual(['lost'])
  expect(await ask(thought)).toEqual(answer)
  expect([made, told]).toEqual([2, ['lost']])
})

test('makeThink stops starting workers after repeated losses and still answers', async () => {
  let made = 0
  const ask = makeThink(
    () => undefined,
    async () => {
      made += 1
      return makeWorkerClient<BotRequest, Advice>({ spawn: crashing })
    },
  )
  for (let i = 0; i < 5; i += 1) expect((await ask(thought)).at).toBeGreaterThanOrEqual(0)
  expect(made).toBe(3)
})
