/** The worker module when its engine does not come at once. */
import { afterEach, expect, test, vi } from 'vitest'
import * as library from '@dimforge/rapier3d-compat'
import type { WorkerRequest, WorkerResponse } from '../../src/physics/workerServer.ts'
import { makeThrow } from '../../src/physics/ask.ts'
import { simulate } from '../../src/physics/simulate.ts'
import type { Settled, Throw } from '../../src/physics/types.ts'

vi.mock('@dimforge/rapier3d-compat', async (original) => {
  const own = await original<typeof library>()
  return { ...own, init: vi.fn(own.init) }
})
const init = vi.mocked(library.init)
const pause = () => new Promise((resolve) => setTimeout(resolve, 20))

const unheard = vi.fn<(reason: unknown) => void>()
const others = process.listeners('unhandledRejection')
process.removeAllListeners('unhandledRejection').on('unhandledRejection', unheard)
afterEach(() => {
  vi.unstubAllGlobals()
  process.removeAllListeners('unhandledRejection')
  for (const other of others) process.on('unhandledRejection', other)
})

test('an engine that fails to load is requested again by the next throw', async () => {
  const told: WorkerResponse<Settled>[] = []
  let hear: (event: { data: WorkerRequest<Throw> }) => void = () => undefined
  vi.stubGlobal('addEventListener', (_: 'message', listener: typeof hear) => (hear = listener))
  vi.stubGlobal('postMessage', (one: WorkerResponse<Settled>) => told.push(one))
  init.mockRejectedValueOnce(new Error('network')).mockRejectedValueOnce(new Error('network still'))
  await import('../../src/physics/worker.ts')
  await pause()
  expect(unheard).not.toHaveBeenCalled()

  const question = makeThrow([{ kind: 'd6', skin: 'red', seat: 0 }], 'worker')
  hear({ data: { id: 1, question } })
  await vi.waitFor(() => expect(told).toEqual([{ id: 1, failure: 'Error: network still' }]))
  hear({ data: { id: 2, question } })
  await vi.waitFor(() => expect(told).toHaveLength(2))
  expect(told[1]).toEqual({ id: 2, answer: simulate(question) })
  await pause()
  expect(unheard).not.toHaveBeenCalled()
})
