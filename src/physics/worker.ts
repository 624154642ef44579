/** Worker entry of the physics: simulates throws and transfers the track's buffers. */
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
// preloads the engine; if that fails, the first throw loads it again
ready().catch(() => undefined)
