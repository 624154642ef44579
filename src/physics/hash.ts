/** A short fingerprint of a track: two lanes of whole-number mixing over everything it holds. */
import type { Track } from './types.ts'

const lane = (h: number, word: number, factor: number): number => {
  const mixed = Math.imul(h ^ word, factor)
  return (mixed << 15) | (mixed >>> 17)
}

const finish = (h: number): string => {
  let v = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  v = Math.imul(v ^ (v >>> 13), 0xc2b2ae35)
  return ((v ^ (v >>> 16)) >>> 0).toString(16).padStart(8, '0')
}

/** All but the poses. */
const restOf = ({ ends, turns }: Track): readonly number[] => [
  ...new Uint32Array(ends.buffer, ends.byteOffset, ends.length),
  ...turns,
]

const headOf = ({ version, rate, frames, kinds }: Track): readonly number[] => [
  version,
  rate,
  frames,
  ...kinds.flatMap((kind) => [kind.length, ...Array.from(kind, (_, i) => kind.charCodeAt(i))]),
]

export function hashTrack(track: Track): string {
  let a = 0x1b873593
  let b = 0x2545f491
  for (const word of headOf(track)) {
    a = lane(a, word, 0x9e3779b1)
    b = lane(b, word, 0x27d4eb2f)
  }
  const { poses } = track
  // by far the most words: a loop of its own, over one kind of row and with variables that nothing else holds
  for (let i = 0; i < poses.length; i++) {
    const word = poses[i] ?? 0
    a = lane(a, word, 0x9e3779b1)
    b = lane(b, word, 0x27d4eb2f)
  }
  for (const word of restOf(track)) {
    a = lane(a, word, 0x9e3779b1)
    b = lane(b, word, 0x27d4eb2f)
  }
  return finish(a) + finish(b)
}
