/** The threads of a fairness run: every answer is taken in order, and a thread without one is no end. */
import { expect, test } from 'vitest'
import { cutThrows, runParts } from '../../src/cli/fair/pool.ts'

const script = (code: string): URL =>
  new URL(`data:text/javascript,${encodeURIComponent(code)}`, import.meta.url)

test.each([0, 3])(
  'runParts rejects when a thread ends with the code %i before it answers',
  async (code) => {
    const running = runParts(
      cutThrows(1, 1, null),
      1,
      () => undefined,
      script(`process.exit(${code})`),
    )
    await expect(running).rejects.toThrow(`the code ${code} before it answered`)
  },
)

test('runParts takes the answers in the order of the parts', async () => {
  const late = script(`
    import { parentPort, workerData } from 'node:worker_threads'
    setTimeout(() => parentPort.postMessage(workerData.from), workerData.from === 0 ? 300 : 0)
  `)
  const taken: number[][] = []
  const take = (from: number, part: { readonly from: number; readonly to: number }): void => {
    taken.push([from, part.from, part.to])
  }
  await runParts<number>(cutThrows(25, 10, null), 3, take, late)
  expect(taken).toEqual([
    [0, 0, 10],
    [10, 10, 20],
    [20, 20, 25],
  ])
})
