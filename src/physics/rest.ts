/** Rest: how far pieces have drifted over a whole window of shown steps, not how fast they are now. */
import { isStick, type PieceKind } from '../shapes/pieces.ts'
import { poseSize } from './sizes.ts'

type Limit = {
  /** Centimetres. */
  readonly way: number
  /** The change of a rotation's four numbers: 0.006 is about 0.7 degrees. */
  readonly turn: number
  /** Shown steps. */
  readonly window: number
}

/** Sticks rock on their long edges: they are watched for longer. */
const still: Readonly<Record<'dice' | 'sticks', Limit>> = {
  dice: { way: 0.02, turn: 0.004, window: 5 },
  sticks: { way: 0.03, turn: 0.006, window: 8 },
}
const slow: Limit = { way: 0.12, turn: 0.02, window: 12 }

/**
 * `slow`, told once in a window, is enough to see that something leans and will not fall by itself;
 * results need `still`.
 */
export type RestState = 'moving' | 'slow' | 'still'

export type Rest = {
  /** Looks at the poses of one shown step. */
  readonly look: (poses: Float32Array) => RestState
  /** Pieces that were found to be still in this look, and not in the one before. */
  readonly stopped: readonly number[]
  readonly again: () => void
}

/** Two rotations are far from each other if neither they nor their opposites, which are the same, are near. */
function turnedAway(poses: Float32Array, from: Float32Array, at: number, turn: number): boolean {
  const x = poses[at + 3] ?? 0
  const y = poses[at + 4] ?? 0
  const z = poses[at + 5] ?? 0
  const w = poses[at + 6] ?? 0
  const fx = from[at + 3] ?? 0
  const fy = from[at + 4] ?? 0
  const fz = from[at + 5] ?? 0
  const fw = from[at + 6] ?? 0
  const sign = x * fx + y * fy + z * fz + w * fw < 0 ? -1 : 1
  return (
    Math.abs(x * sign - fx) > turn ||
    Math.abs(y * sign - fy) > turn ||
    Math.abs(z * sign - fz) > turn ||
    Math.abs(w * sign - fw) > turn
  )
}

const drifted = (poses: Float32Array, from: Float32Array, at: number, limit: Limit): boolean =>
  Math.abs((poses[at] ?? 0) - (from[at] ?? 0)) > limit.way ||
  Math.abs((poses[at + 1] ?? 0) - (from[at + 1] ?? 0)) > limit.way ||
  Math.abs((poses[at + 2] ?? 0) - (from[at + 2] ?? 0)) > limit.way ||
  turnedAway(poses, from, at, limit.turn)

type Watch = {
  /** For each piece the shown steps since the last drift beyond the limit. */
  readonly quiet: Int32Array
  /** The shown steps for which every piece has been quiet. */
  readonly look: (poses: Float32Array) => number
  /** Pieces whose window became full in the last look. */
  readonly filled: number[]
}

function makeWatch(count: number, limit: Limit): Watch {
  const anchor = new Float32Array(count * poseSize)
  const quiet = new Int32Array(count).fill(-1)
  const filled: number[] = []
  return {
    quiet,
    filled,
    look: (poses) => {
      let least = Infinity
      if (filled.length > 0) filled.length = 0
      for (let piece = 0, at = 0; piece < count; piece++, at += poseSize) {
        let steps = quiet[piece] ?? -1
        if (steps < 0 || drifted(poses, anchor, at, limit)) {
          anchor[at] = poses[at] ?? 0
          anchor[at + 1] = poses[at + 1] ?? 0
          anchor[at + 2] = poses[at + 2] ?? 0
          anchor[at + 3] = poses[at + 3] ?? 0
          anchor[at + 4] = poses[at + 4] ?? 0
          anchor[at + 5] = poses[at + 5] ?? 0
          anchor[at + 6] = poses[at + 6] ?? 0
          steps = 0
        } else steps += 1
        quiet[piece] = steps
        if (steps === limit.window) filled.push(piece)
        if (steps < least) least = steps
      }
      return least
    },
  }
}

export function makeRest(kinds: readonly PieceKind[]): Rest {
  const limit = still[kinds.some(isStick) ? 'sticks' : 'dice']
  const stillness = makeWatch(kinds.length, limit)
  const slowness = makeWatch(kinds.length, slow)
  return {
    look: (poses) => {
      const quiet = slowness.look(poses)
      if (stillness.look(poses) >= limit.window) return 'still'
      return quiet >= slow.window && quiet % slow.window === 0 ? 'slow' : 'moving'
    },
    stopped: stillness.filled,
    again: () => {
      stillness.quiet.fill(-1)
      slowness.quiet.fill(-1)
    },
  }
}
