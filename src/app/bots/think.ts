/** Asks the bots' worker for a choice; when the worker is lost, the same bot thinks on the page. */
import { makeRandom } from '../../kernel/random.ts'
import { makeAsker, spawnerOf } from '../../physics/asker.ts'
import type { Thought } from '../conductor/ports.ts'

async function thinkHere({ game, edition, view, legal, seat, seed }: Thought): Promise<number> {
  const { botFor } = await import('../../bots/index.ts')
  return legal.indexOf(botFor(game, edition)(view, legal, seat, makeRandom(seed)))
}

export function makeThink(tell: () => void): (thought: Thought) => Promise<number> {
  const worker = makeAsker<Thought, number>({
    spawn: spawnerOf(
      () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'bots' }),
    ),
  })
  return async (thought) => {
    try {
      return await worker.ask(thought)
    } catch {
      tell()
      return thinkHere(thought)
    }
  }
}
