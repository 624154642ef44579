/** The judge: reads a face only where it is plainly up, and says why where it is not. */
import { degreesOf } from './angle.ts'
import { isStick, normalsOf, type PieceKind } from '../shapes/pieces.ts'
import { inverse, type Rotation, turned } from './rotation.ts'
import { poseSize, sizes } from './sizes.ts'
import type { Bay } from '../shapes/trays.ts'
import type { Cause } from './types.ts'

/** The largest tilt that is still flat, degrees, and how far above the felt's rest height, cm. */
const flatDegrees = 5
const flatHeight = 0.15

/** A flat piece has margin 1; at 5 degrees it is cos 5 - sin 5. */
const leastMargin = 0.909

export type PieceVerdict = {
  /** The face of the body that is nearest to up, whatever the mesh shows there. */
  readonly bodyFace: number
  readonly margin: number
  readonly degrees: number
  readonly cause: Cause | null
  readonly against: number | 'wall' | null
}

/** Finds what a piece touches; asked only if something is wrong. */
export type Touching = (piece: number) => {
  readonly pieces: readonly number[]
  readonly wall: boolean
}

function reading(
  kind: PieceKind,
  rotation: Rotation,
): { face: number; best: number; next: number } {
  const [ux, uy, uz] = turned(inverse(rotation), 0, 1, 0)
  let face = 0
  let best = -2
  let next = -2
  let i = 0
  for (const [nx, ny, nz] of normalsOf(kind)) {
    const along = nx * ux + ny * uy + nz * uz
    if (along > best) {
      next = best
      best = along
      face = i
    } else if (along > next) next = along
    i += 1
  }
  return { face, best, next }
}

function causeOf(
  kind: PieceKind,
  rotation: Rotation,
  degrees: number,
  touched: ReturnType<Touching>,
): Cause {
  const onPieces = touched.pieces.length > 0
  if (isStick(kind)) {
    const [, axisUp] = turned(rotation, 1, 0, 0)
    if (Math.abs(axisUp) > 0.9) return 'stood'
    if (onPieces) return degrees <= flatDegrees ? 'stacked' : 'crossed'
    return touched.wall ? 'leaned' : 'on-edge'
  }
  if (degrees > flatDegrees) return onPieces || touched.wall ? 'leaned' : 'on-edge'
  return 'stacked'
}

export function judgePiece(
  piece: number,
  kind: PieceKind,
  poses: Float32Array,
  bay: Bay,
  touching: Touching,
): PieceVerdict {
  const at = piece * poseSize
  const x = poses[at] ?? 0
  const y = poses[at + 1] ?? 0
  const z = poses[at + 2] ?? 0
  const rotation: Rotation = [
    poses[at + 3] ?? 0,
    poses[at + 4] ?? 0,
    poses[at + 5] ?? 0,
    poses[at + 6] ?? 1,
  ]
  const { face, best, next } = reading(kind, rotation)
  const margin = best - next
  const degrees = degreesOf(best)
  const verdict = (cause: Cause | null, against: PieceVerdict['against']): PieceVerdict => {
    return { bodyFace: face, margin, degrees, cause, against }
  }
  const inside = Math.abs(x - bay.x) < bay.halfX && Math.abs(z - bay.z) < bay.halfZ
  if (!inside) return verdict('left-tray', null)
  const low = y - sizes[kind].half[1] <= flatHeight
  if (low && degrees <= flatDegrees && margin >= leastMargin) return verdict(null, null)
  const touched = touching(piece)
  const cause = causeOf(kind, rotation, degrees, touched)
  return verdict(cause, touched.pieces[0] ?? (touched.wall ? 'wall' : null))
}
