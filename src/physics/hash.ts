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
  for (const word of track.poses) add(word)
  for (const word of new Uint32Array(track.ends.buffer, track.ends.byteOffset, track.ends.length))
    add(word)
  for (const word of track.turns) add(word)
  return finish(a) + finish(b)
}
