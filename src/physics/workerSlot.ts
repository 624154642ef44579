/** One worker at a time: started, watched by a timeout, and closed. */
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

type SlotOptions<Q, A> = {
  readonly spawn: Spawn<Q, A>
  readonly timeoutMs: number
  readonly onResponse: (response: WorkerResponse<A>) => void
  readonly onFailure: (why: string) => void
}

/** Holds one worker at a time; late messages of a replaced one are ignored. */
export function makeSlot<Q, A>({ spawn, timeoutMs, onResponse, onFailure }: SlotOptions<Q, A>) {
  let current: Connection<Q> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let started = 0

  function connect(): Connection<Q> | null {
    let own: Connection<Q> | null = null
    const isCurrent = (): boolean => own !== null && own === current
    try {
      own = spawn(
        (response) => void (isCurrent() && onResponse(response)),
        () => void (isCurrent() && onFailure('it crashed')),
      )
    } catch {
      own = null
    }
    return own
  }

  return {
    started: () => started,
    isOpen: () => current !== null,
    /** False where no worker can be started. */
    open: (): boolean => {
      current = connect()
      if (current) started += 1
      return current !== null
    },
    send: (request: WorkerRequest<Q>): void => current?.send(request),
    restartTimer: (isWaiting: boolean): void => {
      clearTimeout(timer)
      if (isWaiting) timer = setTimeout(() => onFailure('it hangs'), timeoutMs)
    },
    close: (): void => {
      clearTimeout(timer)
      current?.close()
      current = null
    },
  }
}
