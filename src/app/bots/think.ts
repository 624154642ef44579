/** Asks the bots' worker for a choice; when the worker is lost, the same bot thinks on the page. */
import { makeWorkerClient } from '../../physics/workerClient.ts'
import { spawnerOf } from '../../physics/workerSlot.ts'
import type { Thought } from '../../bots/think.ts'

async function thinkHere(thought: Thought): Promise<number> {
  const { think } = await import('../../bots/think.ts')
  return think(thought)
}

export function makeThink(tell: () => void): (thought: Thought) => Promise<number> {
  const worker = makeWorkerClient<Thought, number>({
    spawn: spawnerOf(
      () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'bots' }),
    ),
  })
  return async (thought) => {
    try {
      return await worker.call(thought)
    } catch {
      tell()
      return thinkHere(thought)
    }
  }
}
