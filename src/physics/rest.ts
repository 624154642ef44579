/** Rest: how far pieces have drifted over a whole window of shown steps, not how fast they are now. */
import { poseSize } from './sizes.ts'

type Limit = {
  /** Centimetres. */
  readonly way: number
  /** The change of a rotation's four numbers: 0.006 is about 0.7 degrees. */
  readonly turn: number
  /** Shown steps. */
  readonly window: number
}

const still: Limit = { way: 0.03, turn: 0.006, window: 8 }
const slow: Limit = { way: 0.12, turn: 0.02, window: 12 }

/**
 * `slow`, told once in a window, is enough to see that something leans and will not fall by itself;
 * results need `still`.
 */
export type Pace = 'moving' | 'slow' | 'still'

export type Rest = {
  /** Looks at the poses of one shown step. */
  readonly look: (poses: Float32Array) => Pace
  /** Pieces that were found to be still in this look, and not in the one before. */
  readonly stopped: readonly number[]
  readonly again: () => void
}

function drifted(poses: Float32Array, from: Float32Array, at: number, limit: Limit): boolean {
  for (let i = at; i < at + 3; i++)
    if (Math.abs((poses[i] ?? 0) - (from[i] ?? 0)) > limit.way) return true
  let dot = 0
  for (let i = at + 3; i < at + poseSize; i++) dot += (poses[i] ?? 0) * (from[i] ?? 0)
  const sign = dot < 0 ? -1 : 1
  for (let i = at + 3; i < at + poseSize; i++)
    if (Math.abs((poses[i] ?? 0) * sign - (from[i] ?? 0)) > limit.turn) return true
  return false
}

type Watch = {
  /** The shown steps for which every piece has been quiet; fills `stopped`. */
  readonly look: (poses: Float32Array, stopped: number[]) => number
  readonly again: () => void
}

/** Counts for each piece the shown steps since the last drift beyond a limit. */
function makeWatch(count: number, limit: Limit): Watch {
  const anchor = new Float32Array(count * poseSize)
  const quiet = new Int32Array(count).fill(-1)
  return {
    look: (poses, stopped) => {
      let least = Infinity
      for (let piece = 0; piece < count; piece++) {
        const at = piece * poseSize
        let steps = quiet[piece] ?? -1
        if (steps < 0 || drifted(poses, anchor, at, limit)) {
          for (let i = at; i < at + poseSize; i++) anchor[i] = poses[i] ?? 0
          steps = 0
        } else steps += 1
        quiet[piece] = steps
        if (steps === limit.window) stopped.push(piece)
        if (steps < least) least = steps
      }
      return least
    },
    again: () => {
      quiet.fill(-1)
    },
  }
}

export function makeRest(count: number): Rest {
  const stillness = makeWatch(count, still)
  const slowness = makeWatch(count, slow)
  const stopped: number[] = []
  const slowed: number[] = []
  return {
    stopped,
    look: (poses) => {
      stopped.length = 0
      slowed.length = 0
      const quiet = slowness.look(poses, slowed)
      if (stillness.look(poses, stopped) >= still.window) return 'still'
      return quiet >= slow.window && quiet % slow.window === 0 ? 'slow' : 'moving'
    },
    again: () => {
      stillness.again()
      slowness.again()
    },
  }
}
