/** Finds the deciding piece of a throw: the one whose face settles last, with the second and the place. */
import { lengthOf, meshPoseAt } from '../../physics/trackPose.ts'
import { turned } from '../../physics/rotation.ts'
import type { Settled, Track, Triple } from '../../physics/types.ts'
import { normalsOf } from '../../shapes/pieces.ts'

export interface Deciding {
  readonly piece: number
  /** Seconds from the release after which its face stays up. */
  readonly atSeconds: number
  /** Its place in the coordinates of the tray. */
  readonly where: Triple
}

const pose = new Float32Array(7)

function upFace(track: Track, piece: number, seconds: number): number {
  meshPoseAt(track, piece, seconds, pose)
  const [x = 0, y = 0, z = 0, w = 1] = pose.subarray(3)
  const kind = track.kinds[piece]
  let [best, most] = [0, -Infinity]
  for (const [face, normal] of (kind ? normalsOf(kind) : []).entries()) {
    const up = turned([x, y, z, w], ...normal)[1]
    if (up > most) [best, most] = [face, up]
  }
  return best
}

/** The second from which its face stays up; 0 for a face that was up all the way. */
function clearSince(track: Track, piece: number, face: number): number {
  let frame = track.frames - 1
  while (frame > 0 && upFace(track, piece, (frame - 1) / track.rate) === face) frame -= 1
  return frame / track.rate
}

function endOf(track: Track, piece: number): Triple {
  const at = piece * 7
  return [track.ends[at] ?? 0, track.ends[at + 1] ?? 0, track.ends[at + 2] ?? 0]
}

export function decidingOf({ track, faces }: Pick<Settled, 'track' | 'faces'>): Deciding {
  const clear = faces.map((face, piece) => clearSince(track, piece, face))
  const atSeconds = Math.min(lengthOf(track), Math.max(0, ...clear))
  const piece = Math.max(0, clear.indexOf(atSeconds))
  return { piece, atSeconds, where: endOf(track, piece) }
}
