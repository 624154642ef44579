/** The long comparison: simulates every mixed throw in two threads and compares the results. */
import { cutThrows, runParts } from './pool.ts'
import type { FairPart } from './thread.ts'

const partSize = 1000

/** Each part runs in two threads; `threads` run at once. */
export async function compareLong(throws: number, threads: number, json: boolean): Promise<number> {
  const began = performance.now()
  const twice = cutThrows(throws, partSize, null).flatMap((part): FairPart[] => [part, part])
  const different: number[] = []
  let first: readonly string[] | null = null
  let done = 0
  await runParts<readonly string[]>(twice, threads, (hashes, { from }) => {
    if (!first) {
      first = hashes
      return
    }
    first.forEach((hash, i) => {
      if (hash !== hashes[i]) different.push(from + i)
    })
    done += hashes.length
    first = null
  })
  const seconds = (performance.now() - began) / 1000
  const ok = different.length === 0 && done === throws
  console.log(
    `${done} mixed throws, each in two threads: ${different.length} differences, ${seconds.toFixed(0)} s`,
  )
  if (different.length > 0) console.log(`different: ${different.slice(0, 20).join(', ')}`)
  if (json)
    console.log(JSON.stringify({ ok, throws: done, differences: different.length, seconds }))
  return ok ? 0 : 1
}
