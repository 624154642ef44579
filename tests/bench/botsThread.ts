/** Worker thread: plays its portion of matches and posts the results once. */
import { parentPort, workerData } from 'node:worker_threads'
import { playMatch, type Portion } from './botsMatch.ts'

const { from, to, contest } = workerData as Portion
const played = []
for (let number = from; number < to; number += 1) played.push(playMatch(contest, number))
parentPort?.postMessage(played)
