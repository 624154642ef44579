/** The page's line to its worker: answers come whatever happens to the worker. */
import { Worker } from 'node:worker_threads'
import { beforeAll, expect, test, vi } from 'vitest'
import { makeThrow, makeThrower, namedGesture, ready, simulate } from '../../src/physics/index.ts'
import type { Line, Piece, Spawn } from '../../src/physics/index.ts'
import type { Told } from '../../src/physics/worker-talk.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
beforeAll(ready)

const dice: readonly Piece[] = [
  { kind: 'd6', skin: 'red', seat: 0 },
  { kind: 'colour', skin: 'plain', seat: 0 },
]
const asked = makeThrow(dice, 'client')

/** A worker in this thread that answers a little later. */
const answering: Spawn = (told) => ({
  send: ({ id, asked }) => queueMicrotask(() => told({ id, settled: simulate(asked) })),
  close: () => undefined,
})

/** Uses each of the spawns once, then the last one again and again. */
function inTurn(...spawns: readonly Spawn[]): Spawn {
  let next = 0
  return (told, crashed) => {
    const spawn = spawns[Math.min(next, spawns.length - 1)]
    next += 1
    return spawn?.(told, crashed) ?? null
  }
}

const crashing: Spawn = (_, crashed) => ({
  send: () => queueMicrotask(crashed),
  close: () => undefined,
})
const silent: Spawn = (): Line => ({ send: () => undefined, close: () => undefined })

test('a worker answers as the page itself would', async () => {
  const thrower = makeThrower({ spawn: answering })
  expect(await thrower.throw(asked)).toEqual(simulate(asked))
  expect(thrower.started()).toBe(1)
  thrower.dispose()
})

test('without workers the page throws', async () => {
  const thrower = makeThrower({ spawn: () => null })
  expect((await thrower.throw(asked)).hash).toBe(simulate(asked).hash)
  expect(thrower.started()).toBe(0)
})

test('a worker that cannot start is no reason not to throw', async () => {
  const spawn = (): Line => {
    throw new Error('blocked')
  }
  expect((await makeThrower({ spawn }).throw(asked)).faces).toEqual(simulate(asked).faces)
})

test('a crashed worker is replaced and asked the same again', async () => {
  const thrower = makeThrower({ spawn: inTurn(crashing, answering) })
  const other = makeThrow(dice, 'other')
  const [one, two] = await Promise.all([thrower.throw(asked), thrower.throw(other)])
  expect([one.hash, two.hash]).toEqual([simulate(asked).hash, simulate(other).hash])
  expect(thrower.started()).toBe(2)
})

test('a silent worker is replaced and asked the same again', async () => {
  const thrower = makeThrower({ spawn: inTurn(silent, answering), patience: 20 })
  expect((await thrower.throw(asked)).hash).toBe(simulate(asked).hash)
  expect(thrower.started()).toBe(2)
})

test('workers that always crash end with a throw by the page', async () => {
  const thrower = makeThrower({ spawn: crashing })
  expect((await thrower.throw(asked)).hash).toBe(simulate(asked).hash)
  expect(thrower.started()).toBe(3)
})

test('a page that lost its workers is told once, and starts no more of them', async () => {
  const onLost = vi.fn<() => void>()
  const thrower = makeThrower({ spawn: crashing, onLost })
  expect((await thrower.throw(asked)).hash).toBe(simulate(asked).hash)
  expect((await thrower.throw(asked)).hash).toBe(simulate(asked).hash)
  expect(thrower.started()).toBe(3)
  expect(onLost).toHaveBeenCalledTimes(1)
})

test('a worker without its engine is no reason not to throw', async () => {
  const failing: Spawn = (told) => ({
    send: ({ id }) => queueMicrotask(() => told({ id, failure: 'no engine' })),
    close: () => undefined,
  })
  expect((await makeThrower({ spawn: failing }).throw(asked)).hash).toBe(simulate(asked).hash)
})

test('bad throws are refused before anybody is asked; a closed thrower refuses all', async () => {
  const thrower = makeThrower({ spawn: answering })
  await expect(thrower.throw({ ...asked, pieces: [] })).rejects.toThrow('no-pieces')
  expect(thrower.started()).toBe(0)
  thrower.dispose()
  await expect(thrower.throw(asked)).rejects.toThrow('closed')
})

test('a closed thrower lets nobody wait', async () => {
  const thrower = makeThrower({ spawn: silent })
  const answer = thrower.throw(asked)
  thrower.dispose()
  await expect(answer).rejects.toThrow('closed')
})

test('the worker module itself answers, and hands its buffers over', async () => {
  const spawn: Spawn = (told, crashed) => {
    const worker = new Worker(new URL('./worker-thread.mjs', import.meta.url))
    worker.on('message', (data: Told) => told(data))
    worker.on('error', crashed)
    return {
      send: (ask) => worker.postMessage(ask, []),
      close: () => void worker.terminate(),
    }
  }
  const thrower = makeThrower({ spawn, patience: 60_000 })
  const strong = makeThrow(dice, 'strong', namedGesture('strong', dice))
  expect(await thrower.throw(asked)).toEqual(simulate(asked))
  expect(await thrower.throw(strong)).toEqual(simulate(strong))
  expect(thrower.started()).toBe(1)
  thrower.dispose()
})
