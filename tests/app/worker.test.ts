/** A worker that crashes is started once more with the same questions, then given up. */
import { expect, test, vi } from 'vitest'
import { makeAsker, WorkerLost } from '../../src/app/worker.ts'

type Listener = (event: { data?: unknown; preventDefault(): void }) => void

/** Crashes on its first questions when told so, answers with the double otherwise. */
function makeFactory(crashes: number) {
  let made = 0
  const make = () => {
    made += 1
    const isBroken = made <= crashes
    const listeners = new Map<string, Listener>()
    return {
      addEventListener: (kind: string, listener: Listener) => void listeners.set(kind, listener),
      terminate: () => undefined,
      postMessage({ number, ask }: { number: number; ask: number }) {
        const event = { data: { number, answer: ask * 2 }, preventDefault: () => undefined }
        setTimeout(() => listeners.get(isBroken ? 'error' : 'message')?.(event), 0)
      },
    } as unknown as Worker
  }
  return { make, made: () => made }
}

test('answers come to those who asked', async () => {
  const { make, made } = makeFactory(0)
  const ask = makeAsker<number, number>(make)
  expect(await Promise.all([ask(1), ask(2), ask(3)])).toEqual([2, 4, 6])
  expect(made()).toBe(1)
})

test('one crash is not felt', async () => {
  const { make, made } = makeFactory(1)
  const ask = makeAsker<number, number>(make)
  expect(await Promise.all([ask(1), ask(2)])).toEqual([2, 4])
  expect(made()).toBe(2)
})

test('a second crash is told, then and later', async () => {
  const ask = makeAsker<number, number>(makeFactory(9).make)
  await expect(ask(1)).rejects.toBeInstanceOf(WorkerLost)
  await expect(ask(2)).rejects.toBeInstanceOf(WorkerLost)
})

test('a silent worker counts as crashed', async () => {
  vi.useFakeTimers()
  const silent = {
    addEventListener: () => undefined,
    terminate: () => undefined,
    postMessage: () => undefined,
  }
  const answer = makeAsker<number, number>(() => silent as unknown as Worker)(1)
  const told = expect(answer).rejects.toBeInstanceOf(WorkerLost)
  await vi.advanceTimersByTimeAsync(60_000)
  await told
  vi.useRealTimers()
})
