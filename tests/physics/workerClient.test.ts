/** Any worker of the page as a function, and the worker's side of it. */
import { afterEach, expect, test, vi } from 'vitest'
import {
  serveCalls,
  type WorkerRequest,
  type WorkerResponse,
} from '../../src/physics/workerServer.ts'
import { makeWorkerClient } from '../../src/physics/workerClient.ts'
import { spawnerOf } from '../../src/physics/workerSlot.ts'

afterEach(() => vi.unstubAllGlobals())

type Answer = { data: WorkerResponse<number> }

/** Doubles what it is asked, or does as told; counted while it is not ended. */
class Doubler extends EventTarget {
  static open = 0
  ended = false
  constructor(readonly instead?: (worker: Doubler) => Event) {
    super()
    Doubler.open += 1
  }
  postMessage({ id, question }: WorkerRequest<number>) {
    const told: Answer = { data: { id, answer: question * 2 } }
    const event = this.instead?.(this) ?? Object.assign(new Event('message'), told)
    setTimeout(() => this.dispatchEvent(event), 0)
  }
  terminate() {
    this.ended = true
    Doubler.open -= 1
  }
}

function clientOf(...makers: readonly [() => Doubler, ...(() => Doubler)[]]) {
  vi.stubGlobal('Worker', Doubler)
  Doubler.open = 0
  let made = 0
  const lost: string[] = []
  const make = () => {
    made += 1
    return (makers[made - 1] ?? makers.at(-1))?.() as unknown as Worker
  }
  const onLost = (why: string) => void lost.push(why)
  const client = makeWorkerClient<number, number>({ spawn: spawnerOf(make), onLost })
  return { ...client, lost }
}

test('answers come to those who asked', async () => {
  const client = clientOf(() => new Doubler())
  expect(await Promise.all([1, 2, 3].map(client.call))).toEqual([2, 4, 6])
  expect([client.started(), Doubler.open]).toEqual([1, 1])
  client.close()
  expect(Doubler.open).toBe(0)
})

test.each(['error', 'messageerror'])(
  'an %s is not left to the page: the worker is ended and replaced',
  async (kind) => {
    const event = new Event(kind, { cancelable: true })
    const client = clientOf(
      () => new Doubler(() => event),
      () => new Doubler(),
    )
    expect(await Promise.all([client.call(1), client.call(2)])).toEqual([2, 4])
    expect(event.defaultPrevented).toBe(true)
    expect([client.started(), Doubler.open]).toEqual([2, 1])
  },
)

test('a worker that fails every time is lost, answers null from then on, and its failure is reported', async () => {
  const failure: Answer = { data: { id: 1, failure: 'Error: no engine' } }
  const client = clientOf(
    () => new Doubler(() => Object.assign(new Event('message'), structuredClone(failure))),
  )
  await expect(client.call(1)).resolves.toBeNull()
  expect(client.lost).toEqual(['Error: no engine'])
  await expect(client.call(2)).resolves.toBeNull()
  expect([client.started(), Doubler.open]).toEqual([3, 0])
})

test('a browser without workers, and a page that may not start any', async () => {
  const forbidden = () => {
    throw new Error('forbidden')
  }
  await expect(clientOf(forbidden).call(1)).resolves.toBeNull()
  const client = clientOf(() => new Doubler())
  vi.stubGlobal('Worker', undefined)
  await expect(client.call(1)).resolves.toBeNull()
  expect(client.started()).toBe(0)
})

test('a worker answers in order, transfers its buffers, and reports errors', async () => {
  const told: [WorkerResponse<Uint8Array>, unknown][] = []
  let hear: (event: { data: WorkerRequest<number> }) => void = () => undefined
  vi.stubGlobal('addEventListener', (_: 'message', listener: typeof hear) => (hear = listener))
  vi.stubGlobal(
    'postMessage',
    (one: WorkerResponse<Uint8Array>, { transfer }: { transfer: unknown }) =>
      told.push([one, transfer]),
  )
  serveCalls(
    async (size: number) => new Uint8Array(size),
    ({ buffer }) => (buffer instanceof ArrayBuffer ? [buffer] : []),
  )
  for (const [id, question] of [3, -1, 2].entries()) hear({ data: { id, question } })
  await vi.waitFor(() => expect(told).toHaveLength(3))
  expect(told.map(([{ id }]) => id)).toEqual([0, 1, 2])
  const [[first, buffers] = [], [failed] = []] = told
  expect(first && 'answer' in first && [first.answer.buffer]).toEqual(buffers)
  expect(failed).toEqual({ id: 1, failure: expect.stringContaining('RangeError') })
})
