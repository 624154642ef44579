/** Calls a worker as a remote procedure, in turn; replaces one that crashes, fails or hangs, and repeats the call. */
import type { WorkerRequest, WorkerResponse } from './workerServer.ts'
import { makeSlot, type Spawn } from './workerSlot.ts'

export type WorkerClient<Q, A> = {
  /** Null once every worker is lost: the caller has to find the answer itself. */
  readonly call: (question: Q) => Promise<A | null>
  /** Number of workers started so far. */
  readonly started: () => number
  readonly close: () => void
}

export type WorkerClientOptions<Q, A> = {
  readonly spawn: Spawn<Q, A>
  /** A worker that does not answer the first call in line for so long counts as hung. */
  readonly timeoutMs?: number | undefined
  /** Called once, with the last worker's failure. */
  readonly onLost?: ((why: string) => void) | undefined
}

type PendingCall<Q, A> = {
  readonly question: Q
  readonly resolve: (answer: A | null) => void
  readonly reject: (error: Error) => void
  /** Number of workers lost during this call. */
  attempts: number
}

/** Long enough to fetch and compile everything for the first answer on a slow machine. */
const defaultTimeoutMs = 15_000
const maxAttempts = 3

/** Calls that wait for an answer, in order: a worker answers in the same order. */
function makeQueue<Q, A>() {
  const pending = new Map<number, PendingCall<Q, A>>()
  let lastId = 0
  return {
    isEmpty: () => pending.size === 0,
    first: () => pending.values().next().value,
    add: (call: Omit<PendingCall<Q, A>, 'attempts'>): WorkerRequest<Q> => {
      lastId += 1
      pending.set(lastId, { ...call, attempts: 0 })
      return { id: lastId, question: call.question }
    },
    requests: (): WorkerRequest<Q>[] =>
      [...pending].map(([id, { question }]) => ({ id, question })),
    resolve: (id: number, answer: A): void => {
      pending.get(id)?.resolve(answer)
      pending.delete(id)
    },
    end: (error: Error | null): void => {
      for (const { resolve, reject } of pending.values()) {
        if (error) reject(error)
        else resolve(null)
      }
      pending.clear()
    },
  }
}

export function makeWorkerClient<Q, A>({
  spawn,
  timeoutMs = defaultTimeoutMs,
  onLost,
}: WorkerClientOptions<Q, A>): WorkerClient<Q, A> {
  const queue = makeQueue<Q, A>()
  const slot = makeSlot<Q, A>({ spawn, timeoutMs, onResponse: receive, onFailure: retry })
  let isOver = false
  let closed: Error | null = null

  function receive(response: WorkerResponse<A>): void {
    if ('failure' in response) return retry(response.failure)
    queue.resolve(response.id, response.answer)
    // a worker does one thing at a time: the timeout is for the first call in line
    slot.restartTimer(!queue.isEmpty())
  }

  /** Sends a new worker all waiting calls: the answers cannot differ. */
  function start(): void {
    if (!slot.open()) return giveUp('it cannot be started')
    for (const request of queue.requests()) slot.send(request)
    slot.restartTimer(!queue.isEmpty())
  }

  function retry(why: string): void {
    slot.close()
    const first = queue.first()
    if (!first) return
    first.attempts += 1
    if (first.attempts < maxAttempts) start()
    else giveUp(why)
  }

  function giveUp(why: string): void {
    finish(null)
    onLost?.(why)
  }

  function finish(error: Error | null): void {
    isOver = true
    closed = error
    slot.close()
    queue.end(error)
  }

  return {
    started: slot.started,
    close: () => finish(new Error('the worker is closed')),
    call: (question) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(closed)
        if (isOver) return resolve(null)
        const isFirst = queue.isEmpty()
        const request = queue.add({ question, resolve, reject })
        if (!slot.isOpen()) return start()
        slot.send(request)
        if (isFirst) slot.restartTimer(true)
      }),
  }
}
