/** Takes a track from outside: its shape must fit, and its content must have the hash that it claims. */
import { hashTrack } from './hash.ts'
import { isRecord } from './isRecord.ts'
import { isKind, type Parsed } from './ask.ts'
import { poseSize, shownRate } from './sizes.ts'
import { symmetryGroupOf } from './symmetry.ts'
import { packedSize } from './unpackPose.ts'
import type { Track } from './types.ts'

export const trackFaults = [
  'not-a-track',
  'unknown-version',
  'unknown-rate',
  'unknown-kind',
  'wrong-length',
  'impossible-pose',
  'impossible-turn',
  'forged-track',
] as const
export type TrackFault = (typeof trackFaults)[number]

function shapeFault(track: Track): TrackFault | null {
  const count = track.kinds.length
  if (count === 0 || !Number.isInteger(track.frames) || track.frames < 1) return 'wrong-length'
  if (track.poses.length !== track.frames * count * packedSize) return 'wrong-length'
  if (track.ends.length !== count * poseSize || track.turns.length !== count) return 'wrong-length'
  if (!track.ends.every((number) => Number.isFinite(number))) return 'impossible-pose'
  const turnable = track.kinds.every(
    (kind, i) => (track.turns[i] ?? 255) < symmetryGroupOf(kind).length,
  )
  return turnable ? null : 'impossible-turn'
}

export function parseTrack(value: unknown, hash: string): Parsed<Track, TrackFault> {
  const fail = (reason: TrackFault): Parsed<Track, TrackFault> => ({ ok: false, reason })
  if (!isRecord(value)) return fail('not-a-track')
  const { version, rate, frames, kinds, poses, ends, turns } = value
  if (version !== 1) return fail('unknown-version')
  if (!Array.isArray(kinds) || typeof frames !== 'number') return fail('not-a-track')
  if (!kinds.every(isKind)) return fail('unknown-kind')
  if (rate !== shownRate) return fail('unknown-rate')
  if (!(poses instanceof Uint16Array) || !(ends instanceof Float32Array)) return fail('not-a-track')
  if (!(turns instanceof Uint8Array)) return fail('not-a-track')
  const track: Track = { version, rate, frames, kinds, poses, ends, turns }
  const fault = shapeFault(track)
  if (fault) return fail(fault)
  return hashTrack(track) === hash ? { ok: true, value: track } : fail('forged-track')
}
