/** Shows given faces on a thrown track: the mesh is turned by a symmetry, the way it falls stays. */
import { hashTrack } from './hash.ts'
import { inverse, turned } from './rotation.ts'
import { poseSize } from './sizes.ts'
import { faceAlong, turnFor } from './symmetry.ts'
import type { Track } from './types.ts'

/** The body's own face that lies up at the end of a track. */
export function endFace(track: Track, piece: number): number {
  const kind = track.kinds[piece]
  if (!kind) throw new RangeError(`no piece ${piece} in this track`)
  const [x = 0, y = 0, z = 0, w = 1] = track.ends.subarray(piece * poseSize + 3)
  return faceAlong(kind, ...turned(inverse([x, y, z, w]), 0, 1, 0))
}

/** Turns that already show the wanted face are kept. */
export function showFaces(track: Track, faces: readonly number[]): { track: Track; hash: string } {
  if (faces.length !== track.kinds.length)
    throw new RangeError(`${faces.length} faces for ${track.kinds.length} pieces`)
  const turns = Uint8Array.from(track.kinds, (kind, i) =>
    turnFor(kind, endFace(track, i), faces[i] ?? 0, track.turns[i] ?? 0),
  )
  const shown = { ...track, turns }
  return { track: shown, hash: hashTrack(shown) }
}
