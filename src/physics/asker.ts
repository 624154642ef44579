/** A worker as a function: asked in turn; one that crashes, fails or hangs is replaced and asked the same again. */
import type { Asked, Told } from './answerer.ts'

/** A line to a worker; tests bring their own. */
export type Line<Q> = {
  readonly send: (asked: Asked<Q>) => void
  readonly close: () => void
}

/** Starts a worker; null where there are none. */
export type Spawn<Q, A> = (told: (told: Told<A>) => void, crashed: () => void) => Line<Q> | null

export type Asker<Q, A> = {
  readonly ask: (question: Q) => Promise<A>
  /** How many workers were started so far. */
  readonly started: () => number
  readonly close: () => void
}

export type AskerOptions<Q, A> = {
  readonly spawn: Spawn<Q, A>
  /** Milliseconds after which a worker counts as hung that is silent to what is first in line. */
  readonly patience?: number | undefined
  /** Called once. */
  readonly onLost?: (() => void) | undefined
}

/** No worker is asked any more: whoever asks has to find the answer itself. */
export class WorkerLost extends Error {}

type Waiting<Q, A> = {
  readonly question: Q
  readonly resolve: (answer: A) => void
  readonly reject: (error: Error) => void
  /** How many workers were lost over it. */
  losses: number
}

/** The first answer may wait for much to be fetched and compiled, on slow machines too. */
const defaultPatience = 15_000
const mostLosses = 3

export const spawnerOf =
  <Q, A>(make: () => Worker): Spawn<Q, A> =>
  (told, crashed) => {
    if (typeof Worker === 'undefined') return null
    const worker = make()
    const complain = (event: Event): void => {
      event.preventDefault()
      crashed()
    }
    worker.addEventListener('message', ({ data }: MessageEvent<Told<A>>) => told(data))
    worker.addEventListener('error', complain)
    worker.addEventListener('messageerror', complain)
    return { send: (asked) => worker.postMessage(asked, []), close: () => worker.terminate() }
  }

export function makeAsker<Q, A>({
  spawn,
  patience = defaultPatience,
  onLost,
}: AskerOptions<Q, A>): Asker<Q, A> {
  /** In the order in which they were asked, which is the order in which a worker answers. */
  const waiting = new Map<number, Waiting<Q, A>>()
  let line: Line<Q> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let started = 0
  let lastId = 0
  /** Why nobody is asked any more. */
  let end: Error | null = null

  /** A worker does one thing at a time: time runs only for what is first in line. */
  function watch(): void {
    clearTimeout(timer)
    if (line && waiting.size > 0) timer = setTimeout(() => replace('it hangs'), patience)
  }

  function hear(told: Told<A>): void {
    if ('failure' in told) return replace(told.failure)
    waiting.get(told.id)?.resolve(told.answer)
    waiting.delete(told.id)
    watch()
  }

  /** Asks a new worker all that waits: the answers cannot differ. */
  function start(): void {
    let fresh: Line<Q> | null = null
    /** A worker that was given up may still have something to say. */
    const isOwn = (): boolean => line !== null && line === fresh
    try {
      fresh = spawn(
        (told) => void (isOwn() && hear(told)),
        () => void (isOwn() && replace('it crashed')),
      )
    } catch {
      fresh = null
    }
    line = fresh
    if (!fresh) return lose('it cannot be started')
    started += 1
    for (const [id, { question }] of waiting) fresh.send({ id, question })
    watch()
  }

  function replace(why: string): void {
    hangUp()
    const [first] = waiting.values()
    if (!first) return
    first.losses += 1
    if (first.losses < mostLosses) start()
    else lose(why)
  }

  function lose(why: string): void {
    finish(new WorkerLost(`the worker is lost: ${why}`))
    onLost?.()
  }

  function hangUp(): void {
    clearTimeout(timer)
    line?.close()
    line = null
  }

  function finish(error: Error): void {
    end = error
    hangUp()
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }

  return {
    started: () => started,
    close: () => finish(new Error('the worker is closed')),
    ask: (question) =>
      new Promise((resolve, reject) => {
        if (end) return reject(end)
        lastId += 1
        waiting.set(lastId, { question, resolve, reject, losses: 0 })
        if (!line) return start()
        line.send({ id: lastId, question })
        if (waiting.size === 1) watch()
      }),
  }
}
