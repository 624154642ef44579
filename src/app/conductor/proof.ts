/** How a throw was made, as whole numbers for the record: the same seed and gesture give the same throw again. */
import type { Plain, PlainObject } from '../../kernel/plain.ts'
import {
  type Cause,
  causes,
  type Gesture,
  type Note,
  type Remedy,
  remedies,
} from '../../physics/types.ts'

/** A gesture's numbers are kept in thousandths. */
const fine = 1000

export interface KeptNote {
  readonly piece: number
  readonly cause: Cause
  readonly remedy: Remedy
  readonly degrees: number
}

const whole = (value: number): number => Math.round(value * fine) || 0

/** What a hand did, rounded to what a record can say, so that the throw and its replay are one. */
export function roundGesture(gesture: Gesture): Gesture {
  return gestureFrom(gestureNumbers(gesture))
}

function gestureNumbers({ origin, direction, strength, spin }: Gesture): readonly number[] {
  return [...origin, ...direction, strength, spin].map(whole)
}

function gestureFrom(numbers: readonly number[]): Gesture {
  const [a = 0, b = 0, c = 0, x = 0, y = 0, z = 0, strength = 0, spin = 0] = numbers.map(
    (value) => value / fine,
  )
  return { origin: [a, b, c], direction: [x, y, z], strength, spin }
}

export function throwProof(
  seed: string,
  gesture: Gesture,
  hash: string,
  notes: readonly Note[],
): Plain {
  return {
    by: 'throw',
    seed,
    gesture: gestureNumbers(gesture),
    hash,
    notes: notes.map(({ piece, cause, remedy, degrees }) => ({
      piece,
      cause,
      remedy,
      degrees: Math.round(degrees),
    })),
  }
}

export function sourceProof(seed: string): Plain {
  return { by: 'source', seed }
}

function isObject(value: unknown): value is PlainObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The seed and gesture of a throw that physics answered; null for any other answer. */
export function throwOf(proof: unknown): { seed: string; gesture: Gesture } | null {
  if (!isObject(proof) || proof['by'] !== 'throw') return null
  const { seed, gesture } = proof
  if (typeof seed !== 'string' || !Array.isArray(gesture) || gesture.length !== 8) return null
  if (!gesture.every((value) => Number.isSafeInteger(value))) return null
  return { seed, gesture: gestureFrom(gesture as number[]) }
}

/** A record may come from anywhere: notes that do not fit are left out. */
export function notesOf(proof: unknown): readonly KeptNote[] {
  if (!isObject(proof) || !Array.isArray(proof['notes'])) return []
  return (proof['notes'] as unknown[]).filter((note): note is KeptNote => {
    if (!isObject(note as Plain)) return false
    const { cause, remedy, degrees } = note as Record<string, unknown>
    return (
      causes.includes(cause as Cause) &&
      remedies.includes(remedy as Remedy) &&
      Number.isSafeInteger(degrees)
    )
  })
}
