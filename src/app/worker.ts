/** A worker as a function: asks and answers by number; a crashed one is started once more, then given up. */

/** Sent to the worker; the answer carries the same number. */
export interface Asked<Q> {
  readonly number: number
  readonly ask: Q
}

export type Answered<A> =
  | { readonly number: number; readonly answer: A }
  | { readonly number: number; readonly error: string }

/** Crashes of the worker itself, after which nothing it was asked will be answered. */
export class WorkerLost extends Error {}

interface Waiting<Q, A> {
  readonly ask: Q
  timer: ReturnType<typeof setTimeout> | null
  resolve(answer: A): void
  reject(error: Error): void
}

/** Milliseconds after which a silent worker counts as crashed. */
const patience = 15_000

/** The page's side. `make` starts the worker; `lives` is how often it may be started. */
export function makeAsker<Q, A>(make: () => Worker, lives = 2): (ask: Q) => Promise<A> {
  const waiting = new Map<number, Waiting<Q, A>>()
  let worker: Worker | null = null
  let left = lives
  let count = 0

  function start(): Worker | null {
    if (left === 0) return null
    left -= 1
    const started = make()
    started.addEventListener('message', ({ data }: MessageEvent<Answered<A>>) => settle(data))
    /** A worker that was given up may still complain of its other questions. */
    const complain = (event: Event) => {
      event.preventDefault()
      if (worker === started) lose()
    }
    started.addEventListener('error', complain)
    started.addEventListener('messageerror', complain)
    return started
  }

  function settle(answered: Answered<A>): void {
    const asked = waiting.get(answered.number)
    waiting.delete(answered.number)
    if (asked?.timer) clearTimeout(asked.timer)
    if ('answer' in answered) asked?.resolve(answered.answer)
    else asked?.reject(new Error(answered.error))
  }

  /** What was asked and not answered is asked again of a new worker. */
  function lose(): void {
    worker?.terminate()
    worker = start()
    for (const [number, asked] of waiting) {
      if (asked.timer) clearTimeout(asked.timer)
      if (worker) post(worker, number, asked)
      else asked.reject(new WorkerLost('the worker crashed'))
    }
    if (!worker) waiting.clear()
  }

  function post(to: Worker, number: number, asked: Waiting<Q, A>): void {
    asked.timer = setTimeout(lose, patience)
    to.postMessage({ number, ask: asked.ask })
  }

  return (ask) =>
    new Promise((resolve, reject) => {
      worker ??= start()
      if (!worker) return reject(new WorkerLost('the worker crashed'))
      count += 1
      const asked: Waiting<Q, A> = { ask, resolve, reject, timer: null }
      waiting.set(count, asked)
      post(worker, count, asked)
    })
}

/** The worker's side. */
export function answerWith<Q, A>(work: (ask: Q) => A | Promise<A>): void {
  self.addEventListener('message', async ({ data }: MessageEvent<Asked<Q>>) => {
    const { number } = data
    try {
      self.postMessage({ number, answer: await work(data.ask) })
    } catch (error) {
      self.postMessage({ number, error: String(error) })
    }
  })
}
