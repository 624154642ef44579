/** Throws in a worker, so that the page never waits; without workers it throws on its own thread. */
import { parseThrow } from './parse.ts'
import type { Settled, Throw } from './types.ts'
import type { Ask, Told } from './worker-talk.ts'

/** A line to a worker; tests bring their own. */
export type Line = {
  readonly send: (ask: Ask) => void
  readonly close: () => void
}

export type Spawn = (told: (told: Told) => void, crashed: () => void) => Line | null

export type Thrower = {
  readonly throw: (asked: Throw) => Promise<Settled>
  /** How many workers were started so far; 0 means that the page itself throws. */
  readonly started: () => number
  readonly dispose: () => void
}

export type ThrowerOptions = {
  readonly spawn?: Spawn
  /** Milliseconds after which a silent worker counts as hung. */
  readonly patience?: number
  /** Called once, when the page has to throw itself from now on. */
  readonly onLost?: () => void
}

type Waiting = {
  readonly ask: Ask
  readonly resolve: (settled: Settled) => void
  readonly reject: (error: Error) => void
  attempts: number
  timer?: ReturnType<typeof setTimeout>
}

/** The first answer waits for the engine to be fetched and compiled, on slow machines too. */
const defaultPatience = 15_000
const mostAttempts = 3

export const spawnWorker: Spawn = (told, crashed) => {
  if (typeof Worker === 'undefined') return null
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    type: 'module',
    name: 'dice',
  })
  worker.addEventListener('message', (event: MessageEvent<Told>) => told(event.data))
  worker.addEventListener('error', crashed)
  worker.addEventListener('messageerror', crashed)
  return { send: (ask) => worker.postMessage(ask, []), close: () => worker.terminate() }
}

export function makeThrower({
  spawn = spawnWorker,
  patience = defaultPatience,
  onLost,
}: ThrowerOptions = {}): Thrower {
  const waiting = new Map<number, Waiting>()
  let line: Line | null = null
  let started = 0
  let lastId = 0
  let closed = false
  let isLost = false

  const settle = (id: number): Waiting | undefined => {
    const one = waiting.get(id)
    if (one?.timer) clearTimeout(one.timer)
    waiting.delete(id)
    return one
  }

  const throwHere = async (one: Waiting): Promise<void> => {
    settle(one.ask.id)
    try {
      // a page with workers never needs the engine itself
      const [{ ready }, { simulate }] = await Promise.all([
        import('./rapier.ts'),
        import('./simulate.ts'),
      ])
      await ready()
      one.resolve(simulate(one.ask.asked))
    } catch (error) {
      one.reject(error instanceof Error ? error : new Error(String(error)))
    }
  }

  const hear = (told: Told): void => {
    const one = settle(told.id)
    if (!one) return
    if ('settled' in told) one.resolve(told.settled)
    // the worker lives, but perhaps without its engine: the page finds out
    else void throwHere(one)
  }

  const start = (): Line | null => {
    if (line) return line
    try {
      const fresh: Line | null = spawn(hear, () => {
        if (line === fresh) restart()
      })
      line = fresh
      if (fresh) started += 1
    } catch {
      line = null
    }
    return line
  }

  const send = (one: Waiting): void => {
    one.attempts += 1
    const at = isLost || one.attempts > mostAttempts ? null : start()
    if (!at) {
      if (!isLost) onLost?.()
      isLost = true
      void throwHere(one)
      return
    }
    one.timer = setTimeout(() => restart(), patience)
    at.send(one.ask)
  }

  /** A new worker is asked the same throws again: the answers cannot differ. */
  function restart(): void {
    line?.close()
    line = null
    for (const one of waiting.values()) {
      if (one.timer) clearTimeout(one.timer)
      send(one)
    }
  }

  return {
    started: () => started,
    throw: (asked) => {
      const parsed = parseThrow(asked)
      if (!parsed.ok) return Promise.reject(new Error(parsed.reason))
      if (closed) return Promise.reject(new Error('the thrower is closed'))
      lastId += 1
      const ask = { id: lastId, asked: parsed.value }
      return new Promise((resolve, reject) => {
        const one: Waiting = { ask, resolve, reject, attempts: 0 }
        waiting.set(ask.id, one)
        send(one)
      })
    },
    dispose: () => {
      closed = true
      line?.close()
      line = null
      for (const id of waiting.keys()) settle(id)?.reject(new Error('the thrower is closed'))
    },
  }
}
