/** A pool of worker threads: splits a run into parts and runs each part in a new thread. */
import { Worker } from 'node:worker_threads'
import type { FairPart } from './thread.ts'

const ours = new URL('./thread.mjs', import.meta.url)

function runPart<T, P>(part: P, script: URL): Promise<T> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(script, { workerData: part })
    worker.once('message', resolve)
    worker.once('error', reject)
    // the answer is always delivered before the exit; a reject after it has no effect
    worker.once('exit', (code) => {
      reject(new Error(`a thread ended with the code ${code} before it answered`))
    })
  })
}

/** Calls `take` with the answers in the order of the parts, not in the order of completion. */
export async function runParts<T, P = FairPart>(
  parts: readonly P[],
  threads: number,
  take: (answer: T, part: P) => void,
  script = ours,
): Promise<void> {
  const answers = new Map<number, T>()
  let next = 0
  let taken = 0
  const work = async (): Promise<void> => {
    for (;;) {
      const number = next
      const part = parts[number]
      if (!part) return
      next += 1
      answers.set(number, await runPart<T, P>(part, script))
      for (;;) {
        const ready = parts[taken]
        const answer = answers.get(taken)
        if (!ready || answer === undefined) break
        answers.delete(taken)
        taken += 1
        take(answer, ready)
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(threads, parts.length) }, work))
}

/** Cuts `total` throws into parts of `size`, large enough that starting a thread pays. */
export function cutThrows(
  total: number,
  size: number,
  series: FairPart['series'],
): readonly FairPart[] {
  return Array.from({ length: Math.ceil(total / size) }, (_, i) => ({
    from: i * size,
    to: Math.min(total, (i + 1) * size),
    series,
  }))
}
