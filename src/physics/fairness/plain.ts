/** A second opinion, written apart from the judge: is this piece at the end of a track plainly readable? */
import { isStick } from '../../shapes/pieces.ts'
import { sizes } from '../sizes.ts'
import type { Bay } from '../../shapes/trays.ts'
import type { Track } from '../types.ts'

/**
 * Squares of the rotation's numbers give the height of the body's axes: for a piece that lies flat, one
 * of its reading axes points up or down within eight degrees (cosine 0.99), and its middle is as high as
 * half of its thickness; and it is on the felt of its bay.
 */
export function liesPlain(track: Track, piece: number, bay: Bay): boolean {
  const kind = track.kinds[piece]
  if (!kind) return false
  const [px = 0, height = 0, pz = 0, x = 0, y = 0, z = 0, w = 1] = track.ends.subarray(
    piece * 7,
    piece * 7 + 7,
  )
  const ups = [2 * (x * y + z * w), 1 - 2 * (x * x + z * z), 2 * (y * z - x * w)]
  const readable = isStick(kind) ? ups.slice(1) : ups
  const inside = Math.abs(px - bay.x) < bay.halfX && Math.abs(pz - bay.z) < bay.halfZ
  return (
    inside &&
    Math.abs(height - sizes[kind].half[1]) < 0.2 &&
    readable.some((up) => Math.abs(up) > 0.99)
  )
}
