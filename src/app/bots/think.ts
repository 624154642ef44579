/** Asks the bots' worker for a choice; replaces a lost worker and answers its request on the page. */
import type { Advice, BotRequest } from '../../bots/think.ts'

/** Timeout of a request (ms); long, because slow machines may need it for a search. */
const timeoutMs = 90_000

/** After this many lost workers in a row no new one is started. */
const maxLostInARow = 3

/** Fallback on the page's thread, without a search, so that the page does not freeze. */
async function thinkOnPage(thought: BotRequest): Promise<Advice> {
  const { think } = await import('../../bots/think.ts')
  return think({ ...thought, level: thought.level === 'hard' ? 'medium' : thought.level })
}

/** Lazily starts the worker, when the first bot has to choose. */
async function makeWorker() {
  const [{ makeWorkerClient }, { spawnerOf }] = await Promise.all([
    import('../../physics/workerClient.ts'),
    import('../../physics/workerSlot.ts'),
  ])
  return makeWorkerClient<BotRequest, Advice>({
    timeoutMs,
    spawn: spawnerOf(
      () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'bots' }),
    ),
  })
}

export function makeThink(
  tell: () => void,
  make: typeof makeWorker = makeWorker,
): (thought: BotRequest) => Promise<Advice> {
  let worker: ReturnType<typeof makeWorker> | null = null
  let lost = 0
  return async (thought) => {
    worker ??= make().catch((error: unknown) => {
      // a failed fetch is not cached, so that the next request tries again
      worker = null
      throw error
    })
    const own = worker
    const advice = await own.then((bots) => bots.call(thought)).catch(() => null)
    if (advice) {
      lost = 0
      return advice
    }
    lost += 1
    if (worker === own && lost < maxLostInARow) worker = null
    tell()
    return thinkOnPage(thought)
  }
}
