/** A worker as a remote procedure: called in turn; one that crashes, fails or hangs is replaced and called the same again. */
import type { WorkerRequest, WorkerResponse } from './workerServer.ts'

/** A connection to a worker; tests bring their own. */
export type Connection<Q> = {
  readonly send: (request: WorkerRequest<Q>) => void
  readonly close: () => void
}

/** Starts a worker; null where there are none. */
export type Spawn<Q, A> = (
  onResponse: (response: WorkerResponse<A>) => void,
  onCrash: () => void,
) => Connection<Q> | null

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

export const spawnerOf =
  <Q, A>(make: () => Worker): Spawn<Q, A> =>
  (onResponse, onCrash) => {
    if (typeof Worker === 'undefined') return null
    const worker = make()
    const onError = (event: Event): void => {
      event.preventDefault()
      onCrash()
    }
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerResponse<A>>) =>
      onResponse(data),
    )
    worker.addEventListener('error', onError)
    worker.addEventListener('messageerror', onError)
    return { send: (request) => worker.postMessage(request, []), close: () => worker.terminate() }
  }

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

/** Null where no worker can be started; one that was given up may still have something to say, and is not listened to. */
function connect<Q, A>(
  spawn: Spawn<Q, A>,
  onResponse: (response: WorkerResponse<A>) => void,
  onCrash: () => void,
  isCurrent: (connection: Connection<Q>) => boolean,
): Connection<Q> | null {
  let own: Connection<Q> | null = null
  const isListened = (): boolean => own !== null && isCurrent(own)
  try {
    own = spawn(
      (response) => void (isListened() && onResponse(response)),
      () => void (isListened() && onCrash()),
    )
  } catch {
    own = null
  }
  return own
}

export function makeWorkerClient<Q, A>({
  spawn,
  timeoutMs = defaultTimeoutMs,
  onLost,
}: WorkerClientOptions<Q, A>): WorkerClient<Q, A> {
  const queue = makeQueue<Q, A>()
  let connection: Connection<Q> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let started = 0
  /** Why nobody is called any more. */
  let end: Error | null = null

  /** A worker does one thing at a time: time runs only for what is first in line. */
  function restartTimer(): void {
    clearTimeout(timer)
    if (connection && !queue.isEmpty()) timer = setTimeout(() => retry('it hangs'), timeoutMs)
  }

  function receive(response: WorkerResponse<A>): void {
    if ('failure' in response) return retry(response.failure)
    queue.resolve(response.id, response.answer)
    restartTimer()
  }

  /** Sends a new worker all that waits: the answers cannot differ. */
  function start(): void {
    connection = connect(
      spawn,
      receive,
      () => retry('it crashed'),
      (own) => own === connection,
    )
    if (!connection) return giveUp('it cannot be started')
    started += 1
    for (const request of queue.requests()) connection.send(request)
    restartTimer()
  }

  function retry(why: string): void {
    disconnect()
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

  function disconnect(): void {
    clearTimeout(timer)
    connection?.close()
    connection = null
  }

  function finish(error: Error): void {
    end = error
    disconnect()
    queue.rejectAll(error)
  }

  return {
    started: () => started,
    close: () => finish(new Error('the worker is closed')),
    call: (question) =>
      new Promise((resolve, reject) => {
        if (end) return reject(end)
        const isFirst = queue.isEmpty()
        const request = queue.add({ question, resolve, reject })
        if (!connection) return start()
        connection.send(request)
        if (isFirst) restartTimer()
      }),
  }
}
