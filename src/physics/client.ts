/** Throws in a worker, so that the page never waits; without workers on the page's own thread. */
import { parseThrow } from './ask.ts'
import type { Settled, Throw } from './types.ts'
import { makeWorkerClient } from './workerClient.ts'
import { type Spawn as SpawnOf, spawnerOf } from './workerSlot.ts'

export type SpawnThrower = SpawnOf<Throw, Settled>

export type Thrower = {
  readonly throw: (asked: Throw) => Promise<Settled>
  /** Number of workers started so far; 0 means that the page itself throws. */
  readonly started: () => number
  readonly dispose: () => void
}

export type ThrowerOptions = {
  readonly spawn?: SpawnThrower
  /** A worker that does not answer a throw for so long counts as hung. */
  readonly timeoutMs?: number
  /** Called once, when the page has to throw itself from now on. */
  readonly onLost?: () => void
}

const spawnWorker: SpawnThrower = spawnerOf(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'dice' }),
)

/** Loads the engine into the page, which a page with workers never needs. */
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
      return (await worker.call(parsed.value)) ?? throwHere(parsed.value)
    },
  }
}
