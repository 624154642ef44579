/** The page's line to its worker: answers come whatever happens to the worker. */
import { Worker } from 'node:worker_threads'
import { beforeAll, expect, test, vi } from 'vitest'
import { makeThrow } from '../../src/physics/ask.ts'
import { makeThrower, type SpawnThrower } from '../../src/physics/client.ts'
import { namedGesture } from '../../src/physics/gesture.ts'
import { ready } from '../../src/physics/rapier.ts'
import { simulate } from '../../src/physics/simulate.ts'
import type { WorkerRequest, WorkerResponse } from '../../src/physics/workerServer.ts'
import type { ThrownPiece, Settled, Throw } from '../../src/physics/types.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
beforeAll(ready)

const dice: readonly ThrownPiece[] = [
  { kind: 'd6', skin: 'red', seat: 0 },
  { kind: 'colour', skin: 'plain', seat: 0 },
]
const asked = makeThrow(dice, 'client')
const other = makeThrow(dice, 'other')

type Ask = WorkerRequest<Throw>
type Deed = (ask: Ask, told: (told: WorkerResponse<Settled>) => void, crashed: () => void) => void
const answerTo = ({ id, question }: Ask): WorkerResponse<Settled> => ({
  id,
  answer: simulate(question),
})

const answer: Deed = (ask, told) => queueMicrotask(() => told(answerTo(ask)))
const crash: Deed = (_, __, crashed) => queueMicrotask(crashed)
const fail: Deed = ({ id }, told) => queueMicrotask(() => told({ id, failure: 'no engine' }))
const hang: Deed = () => undefined
const answerAfter =
  (milliseconds: number): Deed =>
  (ask, told) =>
    void setTimeout(() => told(answerTo(ask)), milliseconds)

/** Workers in this thread: each does its deed, those after the last one do the last one's. */
function workers(...deeds: readonly [Deed, ...Deed[]]) {
  const open: Deed[] = []
  const sent: string[] = []
  let made = 0
  const crashes: (() => void)[] = []
  const spawn: SpawnThrower = (told, crashed) => {
    const deed = deeds[Math.min(made, deeds.length - 1)] ?? hang
    made += 1
    open.push(deed)
    crashes.push(crashed)
    return {
      send: (ask) => {
        sent.push(ask.question.seed)
        deed(ask, told, crashed)
      },
      close: () => void open.splice(open.indexOf(deed), 1),
    }
  }
  return { spawn, crashes, sent, open: () => open.length }
}

const hashOf = (asked: Throw): string => simulate(asked).hash

test('a worker answers as the page itself would, and is ended with its thrower', async () => {
  const { spawn, open } = workers(answer)
  const thrower = makeThrower({ spawn })
  expect(await thrower.throw(asked)).toEqual(simulate(asked))
  expect([thrower.started(), open()]).toEqual([1, 1])
  thrower.dispose()
  expect(open()).toBe(0)
})

test('without workers the page throws', async () => {
  const thrower = makeThrower({ spawn: () => null })
  expect((await thrower.throw(asked)).hash).toBe(hashOf(asked))
  expect(thrower.started()).toBe(0)
})

test('a worker that cannot start is no reason not to throw', async () => {
  const spawn: SpawnThrower = () => {
    throw new Error('blocked')
  }
  expect((await makeThrower({ spawn }).throw(asked)).faces).toEqual(simulate(asked).faces)
})

test.each([
  ['crashed', crash],
  ['failing', fail],
  ['silent', hang],
])('a %s worker is ended, replaced, and asked the same again', async (_, deed) => {
  const { spawn, open } = workers(deed, answer)
  const onLost = vi.fn<() => void>()
  const thrower = makeThrower({ spawn, timeoutMs: 20, onLost })
  const [one, two] = await Promise.all([thrower.throw(asked), thrower.throw(other)])
  expect([one.hash, two.hash]).toEqual([hashOf(asked), hashOf(other)])
  expect([thrower.started(), open()]).toEqual([2, 1])
  expect(onLost).not.toHaveBeenCalled()
})

test.each([
  ['crash', crash],
  ['fail', fail],
  ['hang', hang],
])('workers that always %s: the page throws, is told once, and starts no more', async (_, deed) => {
  const { spawn, open } = workers(deed)
  const onLost = vi.fn<() => void>()
  const thrower = makeThrower({ spawn, timeoutMs: 5, onLost })
  const [one, two] = await Promise.all([thrower.throw(asked), thrower.throw(other)])
  expect([one.hash, two.hash]).toEqual([hashOf(asked), hashOf(other)])
  expect((await thrower.throw(asked)).hash).toBe(hashOf(asked))
  expect([thrower.started(), open()]).toEqual([3, 0])
  expect(onLost).toHaveBeenCalledTimes(1)
})

test('who stands in line has all the time again when its turn comes', async () => {
  let turn = Promise.resolve()
  const slow: Deed = (ask, told) => {
    turn = turn.then(async () => {
      await new Promise((resolve) => setTimeout(resolve, 60))
      told(answerTo(ask))
    })
  }
  const { spawn } = workers(slow)
  const thrower = makeThrower({ spawn, timeoutMs: 110 })
  await Promise.all([1, 2, 3, 4].map((n) => thrower.throw(makeThrow(dice, `line/${n}`))))
  expect(thrower.started()).toBe(1)
})

test('asking more does not lengthen the timeout of a worker that hangs', async () => {
  const { spawn } = workers(hang, answer)
  const thrower = makeThrower({ spawn, timeoutMs: 60 })
  const first = thrower.throw(asked)
  const more = setInterval(() => void thrower.throw(other), 20)
  expect((await first).hash).toBe(hashOf(asked))
  clearInterval(more)
  expect(thrower.started()).toBe(2)
})

test('a throw that hangs takes no attempts from the throws after it', async () => {
  /** Stuck for good by one seed, and all that comes after it. */
  const hangAt = (seed: string): Deed => {
    let isStuck = false
    return (ask, ...told) => {
      isStuck ||= ask.question.seed === seed
      if (!isStuck) answer(ask, ...told)
    }
  }
  const { spawn } = workers(hangAt('client'), hangAt('client'), hangAt('other'), answer)
  const onLost = vi.fn<() => void>()
  const thrower = makeThrower({ spawn, timeoutMs: 20, onLost })
  await Promise.all([thrower.throw(asked), thrower.throw(other)])
  expect(thrower.started()).toBe(4)
  expect(onLost).not.toHaveBeenCalled()
})

test('a worker that was given up may complain late: its successor stays', async () => {
  const { spawn, crashes, open } = workers(crash, answerAfter(20))
  const thrower = makeThrower({ spawn })
  const answered = thrower.throw(asked)
  await vi.waitFor(() => expect(thrower.started()).toBe(2))
  crashes[0]?.()
  expect((await answered).hash).toBe(hashOf(asked))
  expect([thrower.started(), open()]).toEqual([2, 1])
})

test('a worker that crashes while nobody waits is replaced when somebody asks', async () => {
  const { spawn, crashes, open } = workers(answer)
  const thrower = makeThrower({ spawn })
  await thrower.throw(asked)
  crashes[0]?.()
  expect([thrower.started(), open()]).toEqual([1, 0])
  expect((await thrower.throw(other)).hash).toBe(hashOf(other))
  expect([thrower.started(), open()]).toEqual([2, 1])
})

test('bad throws are refused before anybody is asked; a closed thrower refuses all', async () => {
  const { spawn, sent, open } = workers(answer)
  const thrower = makeThrower({ spawn })
  await expect(thrower.throw({ ...asked, pieces: [] })).rejects.toThrow('no-pieces')
  expect([thrower.started(), sent.length]).toEqual([0, 0])
  await thrower.throw(asked)
  await expect(thrower.throw({ ...asked, pieces: [] })).rejects.toThrow('no-pieces')
  expect([thrower.started(), open()]).toEqual([1, 1])
  thrower.dispose()
  await expect(thrower.throw(asked)).rejects.toThrow('closed')
  expect(open()).toBe(0)
})

test('a closed thrower lets nobody wait, and its worker does not outlive it', async () => {
  const { spawn, open } = workers(hang)
  const thrower = makeThrower({ spawn, timeoutMs: 10 })
  const answers = Promise.allSettled([thrower.throw(asked), thrower.throw(other)])
  thrower.dispose()
  expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect([thrower.started(), open()]).toEqual([1, 0])
})

test('the worker module answers and transfers its buffers', async () => {
  const spawn: SpawnThrower = (told, crashed) => {
    const worker = new Worker(new URL('./workerThread.mjs', import.meta.url))
    worker.on('message', told)
    worker.on('error', crashed)
    return {
      send: (ask) => worker.postMessage(ask, []),
      close: () => void worker.terminate(),
    }
  }
  const thrower = makeThrower({ spawn, timeoutMs: 60_000 })
  const strong = makeThrow(dice, 'strong', namedGesture('strong', dice))
  expect(await thrower.throw(asked)).toEqual(simulate(asked))
  expect(await thrower.throw(strong)).toEqual(simulate(strong))
  expect(thrower.started()).toBe(1)
  thrower.dispose()
})
