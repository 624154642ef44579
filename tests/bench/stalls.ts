/** How long a page stands still for a throw in Chromium, from the release to the first pose to draw. */
import { openBarePage } from '../browser/barePage.ts'
import type { Given } from '../browser/barePage.ts'

export interface Stall {
  readonly count: number
  /** Milliseconds, median and worst: nothing thrown, thrown in the worker, thrown on the page itself. */
  readonly idle: readonly [number, number]
  readonly worker: readonly [number, number]
  readonly page: readonly [number, number]
  /**
   * What the page itself works for a throw in the worker: checking and posting it, then taking the answer
   * and reading the first poses. By the clock on the wall, to which a busy machine only adds: so the
   * lower quartile, and the worst. Gaps beyond this are the machine's.
   */
  readonly work: readonly [number, number]
}

/**
 * A message that the page sends itself comes back at once unless something stands in its way: the
 * longest gap between two of them is the stall. A gap while nothing is thrown is the machine's own.
 */
export async function measureStalls(counts: readonly number[], throws: number): Promise<Stall[]> {
  const bare = await openBarePage()
  // tsx wraps named functions in a helper of its own, which a page does not have
  await bare.page.evaluate('globalThis.__name = (named) => named')
  try {
    return await bare.page.evaluate(
      async ([counts, throws]) => {
        const { physics } = globalThis as unknown as Given
        await physics.ready()
        let working = 0
        let heard = 0
        const { Worker: Plain } = globalThis
        // heard first, before the client unpacks the answer
        globalThis.Worker = class extends Plain {
          constructor(address: string | URL, options?: WorkerOptions) {
            super(address, options)
            this.addEventListener('message', () => {
              heard = performance.now()
            })
          }
        }
        const inWorker = physics.makeThrower()
        const onPage = physics.makeThrower({ spawn: () => null })
        const longestGap = async (work: () => Promise<unknown>): Promise<number> => {
          const { port1, port2 } = new MessageChannel()
          let last = performance.now()
          let longest = 0
          port1.addEventListener('message', () => {
            const now = performance.now()
            longest = Math.max(longest, now - last)
            last = now
            port2.postMessage(0, [])
          })
          port1.start()
          port2.postMessage(0, [])
          await work()
          longest = Math.max(longest, performance.now() - last)
          port1.close()
          return longest
        }
        const spread = (values: number[]): readonly [number, number] => {
          values.sort((a, b) => a - b)
          return [values[Math.floor(values.length / 2)] ?? 0, values.at(-1) ?? 0]
        }
        const series = async (
          work: (n: number) => Promise<unknown>,
        ): Promise<readonly [number, number]> => {
          const gaps: number[] = []
          for (let n = 0; n < throws; n++) gaps.push(await longestGap(() => work(n)))
          return spread(gaps)
        }
        const found: Stall[] = []
        for (const count of counts) {
          const pieces = Array.from({ length: count }, () => {
            return { kind: 'd6', skin: 'plain', seat: 0 } as const
          })
          const pose = new Float32Array(7)
          const throwWith = async (thrower: typeof inWorker, n: number): Promise<void> => {
            const began = performance.now()
            const answer = thrower.throw(physics.makeThrow(pieces, `stall/${n}`))
            const posted = performance.now() - began
            const { track } = await answer
            for (let i = 0; i < count; i++) physics.meshPoseAt(track, i, 0.02, pose)
            working = posted + performance.now() - heard
          }
          await throwWith(inWorker, -1)
          await throwWith(onPage, -1)
          const works: number[] = []
          const noteWork = async (n: number): Promise<void> => {
            await throwWith(inWorker, n)
            works.push(working)
          }
          found.push({
            count,
            idle: await series(() => new Promise((resolve) => setTimeout(resolve, 30))),
            worker: await series(noteWork),
            page: await series((n) => throwWith(onPage, n)),
            work: [
              works.toSorted((a, b) => a - b)[Math.floor(throws / 4)] ?? 0,
              Math.max(...works),
            ],
          })
        }
        inWorker.dispose()
        return found
      },
      [counts, throws] as const,
    )
  } finally {
    await bare.close()
  }
}
