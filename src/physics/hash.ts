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

export function hashTrack(track: Track): string {
  let a = 0x1b873593
  let b = 0x2545f491
  const add = (word: number): void => {
    a = lane(a, word, 0x9e3779b1)
    b = lane(b, word, 0x27d4eb2f)
  }
  add(track.version)
  add(track.rate)
  add(track.frames)
  for (const kind of track.kinds) {
    add(kind.length)
    for (let i = 0; i < kind.length; i++) add(kind.charCodeAt(i))
  }
  const { poses, turns } = track
  const ends = new Uint32Array(track.ends.buffer, track.ends.byteOffset, track.ends.length)
  for (let i = 0; i < poses.length; i++) add(poses[i] ?? 0)
  for (let i = 0; i < ends.length; i++) add(ends[i] ?? 0)
  for (let i = 0; i < turns.length; i++) add(turns[i] ?? 0)
  return finish(a) + finish(b)
}
