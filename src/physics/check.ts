/** Replays a recorded throw and compares faces, track and notes with the record. */
import { makeThrow } from './ask.ts'
import { letFall } from './fall.ts'
import type { CheckedThrow } from './faults.ts'
import { isHandMade, isStanding } from './gestureKinds.ts'
import { keepThrow, type KeptNote, type ReadThrow } from './kept.ts'
import type { Gesture, ThrownPiece } from './types.ts'

const isSameList = <T>(
  one: readonly T[],
  other: readonly T[],
  isSame: (a: T, b: T) => boolean = Object.is,
): boolean => one.length === other.length && one.every((item, i) => isSame(item, other[i] as T))

/** The oldest records lack `against`, which then counts as equal. */
const isSameNote = (kept: KeptNote, fresh: KeptNote): boolean =>
  kept.piece === fresh.piece &&
  kept.cause === fresh.cause &&
  kept.remedy === fresh.remedy &&
  kept.degrees === fresh.degrees &&
  (kept.against === null || kept.against === fresh.against)

/** A gesture that no hand can make is reported, though it replays well. */
const isPossible = (gesture: Gesture, pieces: readonly ThrownPiece[]): boolean =>
  isStanding(gesture, pieces) || isHandMade(gesture)

/** Reports the gravest difference: faces, then the track, then the judge's notes. */
export async function checkKept(
  pieces: readonly ThrownPiece[],
  faces: readonly number[],
  kept: ReadThrow,
): Promise<CheckedThrow> {
  const fallen = await letFall(makeThrow(pieces, kept.seed, kept.gesture))
  if (!fallen.ok) return fallen
  const fresh = keepThrow(kept.seed, kept.gesture, fallen.value)
  if (!isSameList(faces, fallen.value.faces)) return { ok: false, reason: 'faces-differ' }
  if (kept.hash !== fresh.hash) return { ok: false, reason: 'track-differs' }
  if (!isSameList(kept.notes, fresh.notes, isSameNote)) return { ok: false, reason: 'notes-differ' }
  return isPossible(kept.gesture, pieces) ? { ok: true } : { ok: false, reason: 'bad-gesture' }
}
