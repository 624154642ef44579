/** Reads a pose of a track at any moment, so that any display rate shows the same throw. */
import { compose } from './rotation.ts'
import { poseSize } from './sizes.ts'
import { turnRotation } from './symmetry.ts'
import { packedSize, unpackPose } from './unpackPose.ts'
import type { Track } from './types.ts'

/** Seconds from the release to the end. */
export const lengthOf = (track: Track): number => (track.frames - 1) / track.rate

const earlier = new Float32Array(poseSize)
const later = new Float32Array(poseSize)

function frameAt(track: Track, piece: number, frame: number, out: Float32Array): void {
  if (frame >= track.frames - 1)
    out.set(track.ends.subarray(piece * poseSize, (piece + 1) * poseSize))
  else unpackPose(track.poses, (frame * track.kinds.length + piece) * packedSize, out)
}

/**
 * The body's pose (x, y, z, then rotation x, y, z, w) after `seconds`; before the start it is the
 * first one, after the end exactly the last one. Writes into `out`, which has room for seven numbers.
 */
export function poseAt(
  track: Track,
  piece: number,
  seconds: number,
  out: Float32Array,
): Float32Array {
  // seconds are fractions of a rate: times the rate they may be a whole number only almost
  const exact = seconds < lengthOf(track) ? Math.max(0, seconds * track.rate) : track.frames - 1
  const frame = Math.floor(exact)
  const share = exact - frame
  if (share === 0) {
    frameAt(track, piece, frame, out)
    return out
  }
  frameAt(track, piece, frame, earlier)
  frameAt(track, piece, frame + 1, later)
  let dot = 0
  for (let i = 3; i < poseSize; i++) dot += (earlier[i] ?? 0) * (later[i] ?? 0)
  let square = 0
  for (let i = 0; i < poseSize; i++) {
    const to = (later[i] ?? 0) * (i > 2 && dot < 0 ? -1 : 1)
    const value = (earlier[i] ?? 0) * (1 - share) + to * share
    out[i] = value
    if (i > 2) square += value * value
  }
  const k = 1 / Math.sqrt(square)
  for (let i = 3; i < poseSize; i++) out[i] = (out[i] ?? 0) * k
  return out
}

/** As `poseAt`, with the rotation of the drawn mesh: the body's, then the turn by which it was held. */
export function meshPoseAt(
  track: Track,
  piece: number,
  seconds: number,
  out: Float32Array,
): Float32Array {
  poseAt(track, piece, seconds, out)
  const kind = track.kinds[piece]
  if (!kind) throw new RangeError(`no piece ${piece} in this track`)
  const [x = 0, y = 0, z = 0, w = 1] = out.subarray(3, poseSize)
  const turn = turnRotation(kind, track.turns[piece] ?? 0)
  out.set(compose([x, y, z, w], turn), 3)
  return out
}
