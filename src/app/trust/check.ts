/** Verifies a match in the judge worker. */
import { makeWorkerClient } from '../../physics/workerClient.ts'
import { spawnerOf } from '../../physics/workerSlot.ts'
import type { TrustAnswer, Question } from './question.ts'

/** Timeout (ms): a slow machine replays hundreds of throws. */
const timeoutMs = 120_000

/** Starts a worker for one question and closes it. */
export async function check(question: Question): Promise<TrustAnswer> {
  const judges = makeWorkerClient<Question, TrustAnswer>({
    spawn: spawnerOf(
      () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'judge' }),
    ),
    timeoutMs,
  })
  try {
    const answer = await judges.call(question)
    if (!answer) throw new Error('no worker can judge the match')
    return answer
  } finally {
    judges.close()
  }
}
