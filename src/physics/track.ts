/** Packs poses into a track: 12 bytes for a piece and shown step, and the exact pose at the end. */
import { shownPlace } from './outOfWalls.ts'
import { poseSize, shownRate, sizes } from './sizes.ts'
import type { Bay } from '../shapes/trays.ts'
import type { PieceKind } from '../shapes/pieces.ts'
import type { Track } from './types.ts'
import { edge, finest, packedMiddle, packedSize } from './unpackPose.ts'

const clampWord = (value: number): number => (value < 0 ? 0 : value > 65535 ? 65535 : value)

/** One of the three smaller numbers as a word of 15 bits. */
function packPart(value: number): number {
  const share = value / edge
  return Math.round((share < -1 ? -1 : share > 1 ? 1 : share) * 16383) + 16383
}

function packRotation(poses: Float32Array, at: number, out: Uint16Array, to: number): void {
  const x = poses[at] ?? 0
  const y = poses[at + 1] ?? 0
  const z = poses[at + 2] ?? 0
  const w = poses[at + 3] ?? 0
  let largest = 0
  let most = x
  if (Math.abs(y) > Math.abs(most)) {
    largest = 1
    most = y
  }
  if (Math.abs(z) > Math.abs(most)) {
    largest = 2
    most = z
  }
  if (Math.abs(w) > Math.abs(most)) {
    largest = 3
    most = w
  }
  const sign = most < 0 ? -1 : 1
  // the highest bit of the first two words says which number was left out
  out[to] = packPart((largest === 0 ? y : x) * sign) | ((largest & 1) << 15)
  out[to + 1] = packPart((largest < 2 ? z : y) * sign) | ((largest >> 1) << 15)
  out[to + 2] = packPart((largest === 3 ? z : w) * sign)
}

const packPlace = (centimetres: number): number =>
  clampWord(Math.round(centimetres * finest) + packedMiddle)

/** `place` is where the piece is shown, which may be beside where it is. */
export function packPose(
  poses: Float32Array,
  at: number,
  place: Float32Array,
  out: Uint16Array,
  to: number,
): void {
  out[to] = packPlace(place[0] ?? 0)
  out[to + 1] = packPlace(place[1] ?? 0)
  out[to + 2] = packPlace(place[2] ?? 0)
  packRotation(poses, at + 3, out, to + 3)
}

export type TrackRecorder = {
  readonly push: (poses: Float32Array) => void
  readonly finish: (last: Float32Array, turns: Uint8Array) => Track
}

const isSame = (poses: Float32Array, last: Float32Array, at: number): boolean =>
  poses[at] === last[at] &&
  poses[at + 1] === last[at + 1] &&
  poses[at + 2] === last[at + 2] &&
  poses[at + 3] === last[at + 3] &&
  poses[at + 4] === last[at + 4] &&
  poses[at + 5] === last[at + 5] &&
  poses[at + 6] === last[at + 6]

/** Each piece with the half of the tray into which it is thrown. */
export function makeRecorder(kinds: readonly PieceKind[], bays: readonly Bay[]): TrackRecorder {
  const place = new Float32Array(3)
  /** Last pushed poses: a piece that lies still is not packed again. */
  const last = new Float32Array(kinds.length * poseSize)
  const own = kinds.map((kind) => sizes[kind])
  const width = kinds.length * packedSize
  let words = new Uint16Array(width * 160)
  let frames = 0
  return {
    push: (poses) => {
      if ((frames + 1) * width > words.length) {
        const larger = new Uint16Array(words.length * 2)
        larger.set(words)
        words = larger
      }
      let to = frames * width
      let at = 0
      for (let piece = 0; piece < kinds.length; piece++) {
        const size = own[piece]
        const bay = bays[piece]
        if (!size || !bay) throw new RangeError(`piece ${piece} has no half of the tray`)
        if (isSame(poses, last, at)) {
          for (let i = to; i < to + packedSize; i++) words[i] = words[i - width] ?? 0
        } else {
          shownPlace(size, poses, at, bay, place)
          packPose(poses, at, place, words, to)
        }
        at += poseSize
        to += packedSize
      }
      last.set(poses)
      frames += 1
    },
    finish: (last, turns) => ({
      version: 1,
      rate: shownRate,
      frames,
      kinds: [...kinds],
      poses: words.slice(0, frames * width),
      ends: last.slice(),
      turns,
    }),
  }
}

/** Bytes of a track in memory, in a message or on disk. */
export const trackBytes = (track: Track): number =>
  track.poses.byteLength + track.ends.byteLength + track.turns.byteLength
