/** The physics worker: throws what it is asked and hands the buffers over. */
import { serveCalls } from './workerServer.ts'
import { ready } from './rapier.ts'
import { simulate } from './simulate.ts'
import type { Settled, Throw } from './types.ts'

const buffersOf = ({ track }: Settled): ArrayBuffer[] =>
  [track.poses, track.ends, track.turns].flatMap(({ buffer }) =>
    buffer instanceof ArrayBuffer ? [buffer] : [],
  )

async function answer(asked: Throw): Promise<Settled> {
  await ready()
  return simulate(asked)
}

serveCalls(answer, buffersOf)
// the engine comes before it is needed; should it not come, the first throw asks for it again
ready().catch(() => undefined)
