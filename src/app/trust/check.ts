/** Asks the judges' worker what a match proves. */
import { makeWorkerClient } from '../../physics/workerClient.ts'
import { spawnerOf } from '../../physics/workerSlot.ts'
import type { TrustAnswer, Question } from './question.ts'

/** A long match has hundreds of throws, and a slow machine needs its time for each. */
const timeoutMs = 120_000

/** A worker for one question: whoever asks has no use for it afterwards. */
export async function check(question: Question): Promise<TrustAnswer> {
  const judges = makeWorkerClient<Question, TrustAnswer>({
    spawn: spawnerOf(
      () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'judge' }),
    ),
    timeoutMs,
  })
  try {
    return await judges.call(question)
  } finally {
    judges.close()
  }
}
