/** A worker thread of a fairness run: simulates its part and sends back the counts. */
import { parentPort, workerData } from 'node:worker_threads'
import { mixedHashes } from '../../physics/fairness/compare.ts'
import { type Series, tallyThrows } from '../../physics/fairness/tally.ts'
import { ready } from '../../physics/rapier.ts'

/** Without a series the thread hashes the mixed throws of the long comparison. */
export type FairPart = {
  readonly from: number
  readonly to: number
  readonly series: Series | null
}

await ready()
const { from, to, series } = workerData as FairPart
parentPort?.postMessage(series ? tallyThrows(series, from, to) : mixedHashes(from, to), [])
