/** Throws in a worker, so that the page never waits; without workers it throws on its own thread. */
import { parseThrow } from './parse.ts'
import type { Settled, Throw } from './types.ts'
import { makeWorkerClient, WorkerLost } from './workerClient.ts'
import { type Spawn as SpawnOf, spawnerOf } from './workerSlot.ts'

export type SpawnThrower = SpawnOf<Throw, Settled>

export type Thrower = {
  readonly throw: (asked: Throw) => Promise<Settled>
  /** How many workers were started so far; 0 means that the page itself throws. */
  readonly started: () => number
  readonly dispose: () => void
}

export type ThrowerOptions = {
  readonly spawn?: SpawnThrower
  /** After so long a worker that is silent to a throw counts as hung. */
  readonly timeoutMs?: number
  /** Called once, when the page has to throw itself from now on. */
  readonly onLost?: () => void
}

const spawnWorker: SpawnThrower = spawnerOf(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'dice' }),
)

/** A page with workers never needs the engine itself. */
async function throwHere(asked: Throw): Promise<Settled> {
  const [{ ready }, { simulate }] = await Promise.all([
    import('./rapier.ts'),
    import('./simulate.ts'),
  ])
  await ready()
  return simulate(asked)
}

export function makeThrower({
  spawn = spawnWorker,
  timeoutMs,
  onLost,
}: ThrowerOptions = {}): Thrower {
  const worker = makeWorkerClient({ spawn, timeoutMs, onLost })
  return {
    started: worker.started,
    dispose: worker.close,
    throw: async (asked) => {
      const parsed = parseThrow(asked)
      if (!parsed.ok) throw new Error(parsed.reason)
      try {
        return await worker.call(parsed.value)
      } catch (error) {
        if (error instanceof WorkerLost) return throwHere(parsed.value)
        throw error
      }
    },
  }
}
