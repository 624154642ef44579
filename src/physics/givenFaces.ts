/** Shows given faces on a thrown track: the mesh is turned by a symmetry, the way it falls stays. */
import { hashTrack } from './hash.ts'
import { inverse, turned } from './rotation.ts'
import { poseSize } from './sizes.ts'
import { faceAlong, shownFace, turnFor } from './symmetry.ts'
import type { Track } from './types.ts'

/** The body's own face that lies up at the end of a track. */
export function endFace(track: Track, piece: number): number {
  const kind = track.kinds[piece]
  if (!kind) throw new RangeError(`no piece ${piece} in this track`)
  const [x = 0, y = 0, z = 0, w = 1] = track.ends.subarray(piece * poseSize + 3)
  return faceAlong(kind, ...turned(inverse([x, y, z, w]), 0, 1, 0))
}

/** Meshes that show their face already stay as they are; the others are turned. */
export function showFaces(track: Track, faces: readonly number[]): { track: Track; hash: string } {
  if (faces.length !== track.kinds.length)
    throw new RangeError(`${faces.length} faces for ${track.kinds.length} pieces`)
  const turns = Uint8Array.from(track.kinds, (kind, i) => {
    const turn = track.turns[i] ?? 0
    const lies = endFace(track, i)
    const wanted = faces[i] ?? 0
    return shownFace(kind, turn, lies) === wanted ? turn : turnFor(kind, lies, wanted, turn)
  })
  const shown = { ...track, turns }
  return { track: shown, hash: hashTrack(shown) }
}
