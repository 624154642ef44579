/** Rest: how far pieces have drifted over a whole window of shown steps, not how fast they are now. */
import { poseSize } from './sizes.ts'

/** Shown steps, that is 24 steps of the world. */
export const restWindow = 12

/** Centimetres, and the change of a rotation's four numbers (0.002 is about a quarter of a degree). */
const still = { way: 0.012, turn: 0.002 }
const slow = { way: 0.12, turn: 0.02 }

/** `slow` is enough to see that something leans and will not fall by itself; results need `still`. */
export type Pace = 'moving' | 'slow' | 'still'

export type Rest = {
  /** Looks at the poses of one shown step. */
  readonly look: (poses: Float32Array) => Pace
  readonly again: () => void
}

function drifted(poses: Float32Array, from: Float32Array, limit: typeof still): boolean {
  for (let at = 0; at < poses.length; at += poseSize) {
    for (let i = 0; i < 3; i++)
      if (Math.abs((poses[at + i] ?? 0) - (from[at + i] ?? 0)) > limit.way) return true
    let dot = 0
    for (let i = 3; i < poseSize; i++) dot += (poses[at + i] ?? 0) * (from[at + i] ?? 0)
    const sign = dot < 0 ? -1 : 1
    for (let i = 3; i < poseSize; i++)
      if (Math.abs((poses[at + i] ?? 0) * sign - (from[at + i] ?? 0)) > limit.turn) return true
  }
  return false
}

/** Counts the shown steps since the last drift beyond a limit. */
function makeWatch(limit: typeof still): {
  look: (poses: Float32Array) => boolean
  again: () => void
} {
  let anchor: Float32Array | undefined
  let quiet = 0
  return {
    look: (poses) => {
      if (anchor && !drifted(poses, anchor, limit)) {
        quiet += 1
        return quiet >= restWindow
      }
      anchor = poses.slice()
      quiet = 0
      return false
    },
    again: () => {
      anchor = undefined
    },
  }
}

export function makeRest(): Rest {
  const stillness = makeWatch(still)
  const slowness = makeWatch(slow)
  return {
    look: (poses) => {
      const isSlow = slowness.look(poses)
      if (stillness.look(poses)) return 'still'
      return isSlow ? 'slow' : 'moving'
    },
    again: () => {
      stillness.again()
      slowness.again()
    },
  }
}
