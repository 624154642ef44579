/** Asks the bots' worker for a choice. One that is lost is replaced; what it was asked then is settled here by habit. */
import type { Advice, Thought } from '../../bots/think.ts'

/** Slow machines may need long for a search, and are not disturbed in it. */
const patienceMs = 90_000

/** Workers lost one after the other, after which no other is tried. */
const mostLost = 3

/** In no time: the page must not stand still for a search. */
async function thinkHere(thought: Thought): Promise<Advice> {
  const { think } = await import('../../bots/think.ts')
  return think({ ...thought, level: thought.level === 'hard' ? 'medium' : thought.level })
}

/** Nothing of the bots is needed before the first of them has to think. */
async function makeWorker() {
  const [{ makeWorkerClient }, { spawnerOf }] = await Promise.all([
    import('../../physics/workerClient.ts'),
    import('../../physics/workerSlot.ts'),
  ])
  return makeWorkerClient<Thought, Advice>({
    timeoutMs: patienceMs,
    spawn: spawnerOf(
      () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'bots' }),
    ),
  })
}

export function makeThink(
  tell: () => void,
  make: typeof makeWorker = makeWorker,
): (thought: Thought) => Promise<Advice> {
  let worker: ReturnType<typeof makeWorker> | null = null
  let lost = 0
  return async (thought) => {
    worker ??= make().catch((error: unknown) => {
      // what could not be fetched now may be there the next time
      worker = null
      throw error
    })
    const own = worker
    try {
      const advice = await (await own).call(thought)
      lost = 0
      return advice
    } catch {
      lost += 1
      if (worker === own && lost < mostLost) worker = null
      tell()
      return thinkHere(thought)
    }
  }
}
