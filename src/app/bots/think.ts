/** Asks the bots' worker for a choice; when the worker is lost, the same bot thinks on the page. */
import type { Thought } from '../../bots/think.ts'

async function thinkHere(thought: Thought): Promise<number> {
  const { think } = await import('../../bots/think.ts')
  return think(thought)
}

/** Nothing of the bots is needed before the first of them has to think. */
async function makeWorker() {
  const [{ makeWorkerClient }, { spawnerOf }] = await Promise.all([
    import('../../physics/workerClient.ts'),
    import('../../physics/workerSlot.ts'),
  ])
  return makeWorkerClient<Thought, number>({
    spawn: spawnerOf(
      () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'bots' }),
    ),
  })
}

export function makeThink(tell: () => void): (thought: Thought) => Promise<number> {
  let worker: ReturnType<typeof makeWorker> | null = null
  return async (thought) => {
    worker ??= makeWorker().catch((error: unknown) => {
      // what could not be fetched now may be there the next time
      worker = null
      throw error
    })
    try {
      return await (await worker).call(thought)
    } catch {
      tell()
      return thinkHere(thought)
    }
  }
}
