/** Decals on the felt at pieces: blob shadows in tiers without a shadow map, and rings round touchable pieces. */
import { isStick, type PieceKind } from '../../shapes/pieces.ts'
import { sizes } from '../../physics/sizes.ts'
import type { DecalMark } from '../board/decals.ts'

/** Yaw of a stick's long axis (radians). */
const longWay = (qx: number, qy: number, qz: number, qw: number): number =>
  Math.atan2(-2 * (qx * qz - qy * qw), 1 - 2 * (qy * qy + qz * qz))

export function ringRound(pose: Float32Array, kind: PieceKind): DecalMark {
  const { half } = sizes[kind]
  const [x = 0, y = 0, z = 0, qx = 0, qy = 0, qz = 0, qw = 1] = pose
  const floor = y < half[1] * 0.9 ? y - half[1] + 0.04 : 0.04
  return {
    x,
    y: Math.max(0.03, y - half[1] - 0.5) * 0.06 + floor,
    z,
    halfX: half[0] * 1.75,
    halfZ: half[2] * 1.75,
    turn: isStick(kind) ? longWay(qx, qy, qz, qw) : 0,
  }
}

/** `lies` is the tray's rotation (radians), which the sun's direction does not follow; a blob fades with height. */
export function blobUnder(
  pose: Float32Array,
  kind: PieceKind,
  lies: number,
): { readonly mark: DecalMark; readonly share: number } {
  const { half } = sizes[kind]
  const [x = 0, y = 0, z = 0, qx = 0, qy = 0, qz = 0, qw = 1] = pose
  const floor = y < half[1] * 0.8 ? y - half[1] : 0
  const high = Math.max(0, y - half[1] - floor)
  const isLong = half[0] > half[1]
  const wide = half[2] * 1.5 + high * 0.16
  const [cos, sin] = [Math.cos(lies), Math.sin(lies)]
  // the sun shines from the far left, so blobs shift to the near right
  const [right, near] = [0.2 + high * 0.5, 0.2 + high * 0.55]
  const mark = {
    x: x + right * cos - near * sin,
    y: floor + 0.03,
    z: z + right * sin + near * cos,
    halfX: isLong ? half[0] * 1.08 : wide,
    halfZ: wide,
    turn: isLong ? longWay(qx, qy, qz, qw) : 0,
  }
  return { mark, share: 1 / (1 + high * 0.28) }
}
