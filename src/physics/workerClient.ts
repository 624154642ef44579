/** A worker as a remote procedure: called in turn; one that crashes, fails or hangs is replaced and called the same again. */
import type { WorkerRequest, WorkerResponse } from './workerServer.ts'
import { makeSlot, type Spawn } from './workerSlot.ts'

export type WorkerClient<Q, A> = {
  readonly call: (question: Q) => Promise<A>
  /** How many workers were started so far. */
  readonly started: () => number
  readonly close: () => void
}

export type WorkerClientOptions<Q, A> = {
  readonly spawn: Spawn<Q, A>
  /** After so long a worker counts as hung that is silent to what is first in line. */
  readonly timeoutMs?: number | undefined
  /** Called once. */
  readonly onLost?: (() => void) | undefined
}

/** No worker is called any more: whoever calls has to find the answer itself. */
export class WorkerLost extends Error {}

type PendingCall<Q, A> = {
  readonly question: Q
  readonly resolve: (answer: A) => void
  readonly reject: (error: Error) => void
  /** How many workers were lost over it. */
  attempts: number
}

/** The first answer may wait for much to be fetched and compiled, on slow machines too. */
const defaultTimeoutMs = 15_000
const maxAttempts = 3

/** Calls that wait for an answer, in the order in which they were made, which is the order in which a worker answers. */
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
    rejectAll: (error: Error): void => {
      for (const { reject } of pending.values()) reject(error)
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
  /** Why nobody is called any more. */
  let end: Error | null = null

  function receive(response: WorkerResponse<A>): void {
    if ('failure' in response) return retry(response.failure)
    queue.resolve(response.id, response.answer)
    // a worker does one thing at a time: time runs only for what is first in line
    slot.restartTimer(!queue.isEmpty())
  }

  /** Sends a new worker all that waits: the answers cannot differ. */
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
    finish(new WorkerLost(`the worker is lost: ${why}`))
    onLost?.()
  }

  function finish(error: Error): void {
    end = error
    slot.close()
    queue.rejectAll(error)
  }

  return {
    started: slot.started,
    close: () => finish(new Error('the worker is closed')),
    call: (question) =>
      new Promise((resolve, reject) => {
        if (end) return reject(end)
        const isFirst = queue.isEmpty()
        const request = queue.add({ question, resolve, reject })
        if (!slot.isOpen()) return start()
        slot.send(request)
        if (isFirst) slot.restartTimer(true)
      }),
  }
}
