/** Proof of an answer by chance, as a record keeps it: its shape, writing it, and reading it from untrusted data. */
import { isRecord } from './isRecord.ts'
import { type Cause, causes, type Gesture, type Note, remedies, type Remedy } from './types.ts'

/** Version of the physics, raised whenever a throw falls otherwise; older throws cannot be replayed exactly. */
export const physicsVersion = 3

export type KeptNote = {
  readonly piece: number
  readonly cause: Cause
  /** The piece or wall that held it; missing in the oldest records. */
  readonly against: Note['against']
  readonly remedy: Remedy
  readonly degrees: number
}

/** Integers only, from which the same throw is replayed. */
export type KeptThrow = {
  readonly by: 'throw'
  readonly physics: number
  readonly seed: string
  /** Origin, direction, strength and spin in thousandths. */
  readonly gesture: readonly number[]
  /** Hash of the track. */
  readonly hash: string
  readonly notes: readonly KeptNote[]
}

/** An answer that fell nowhere: a seeded source gave it. */
export type KeptSource = { readonly by: 'source'; readonly seed: string }

/** An answer that fell on a real table; the seed is that of the throw by which it is shown. */
export type KeptTyped = { readonly by: 'typed'; readonly seed: string }

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value)

const fine = 1000
const gestureLength = 8

const numbersOf = ({ origin, direction, strength, spin }: Gesture): readonly number[] => [
  ...origin,
  ...direction,
  strength,
  spin,
]

const inThousandths = (value: number): number => Math.round(value * fine) || 0

const gestureNumbers = (gesture: Gesture): readonly number[] =>
  numbersOf(gesture).map(inThousandths)

function gestureFrom(numbers: readonly number[]): Gesture {
  const [a = 0, b = 0, c = 0, x = 0, y = 0, z = 0, strength = 0, spin = 0] = numbers.map(
    (value) => value / fine,
  )
  return { origin: [a, b, c], direction: [x, y, z], strength, spin }
}

/** Rounds to the thousandths of a record, so that a throw and its replay are equal. */
export const roundGesture = (gesture: Gesture): Gesture => gestureFrom(gestureNumbers(gesture))

export function keepThrow(
  seed: string,
  gesture: Gesture,
  { hash, notes }: { readonly hash: string; readonly notes: readonly Note[] },
): KeptThrow {
  return {
    by: 'throw',
    physics: physicsVersion,
    seed,
    gesture: gestureNumbers(gesture),
    hash,
    notes: notes.map(({ piece, cause, against, remedy, degrees }) => {
      return { piece, cause, against, remedy, degrees: Math.round(degrees) }
    }),
  }
}

export const keepSource = (seed: string): KeptSource => ({ by: 'source', seed })
export const keepTyped = (seed: string): KeptTyped => ({ by: 'typed', seed })

/** The claimed kind of proof; null if there is none. */
export function keptBy(kept: unknown): 'throw' | 'source' | 'typed' | null {
  const by = isRecord(kept) ? kept['by'] : null
  return by === 'throw' || by === 'source' || by === 'typed' ? by : null
}

/** Unknown fields are refused: nothing would check them. */
const hasOnly = (kept: Readonly<Record<string, unknown>>, ...names: readonly string[]): boolean =>
  Object.keys(kept).every((name) => names.includes(name))

function keptSeed(kept: unknown, by: 'source' | 'typed'): string | null {
  if (!isRecord(kept) || kept['by'] !== by || !hasOnly(kept, 'by', 'seed')) return null
  return typeof kept['seed'] === 'string' ? kept['seed'] : null
}

/** The seed out of which a source drew; null for any other answer. */
export const keptSource = (kept: unknown): string | null => keptSeed(kept, 'source')

/** The seed by which an answer that somebody typed is shown; null for any other. */
export const keptTyped = (kept: unknown): string | null => keptSeed(kept, 'typed')

/** A throw read from a record: the judge's notes, and everything needed to replay it. */
export type ReadThrow = Omit<KeptThrow, 'by' | 'gesture'> & { readonly gesture: Gesture }

/** Null for anything else than a throw that physics answered. */
export function keptThrow(kept: unknown): ReadThrow | null {
  if (!isRecord(kept) || kept['by'] !== 'throw') return null
  if (!hasOnly(kept, 'by', 'physics', 'seed', 'gesture', 'hash', 'notes')) return null
  // the first records did not say which physics they were made by
  const { physics = 1, seed, gesture, hash } = kept
  if (typeof seed !== 'string' || typeof hash !== 'string') return null
  if (!isWhole(physics) || physics < 1) return null
  if (!Array.isArray(gesture) || gesture.length !== gestureLength) return null
  if (!gesture.every(isWhole)) return null
  const notes = keptNotes(kept)
  if (!Array.isArray(kept['notes']) || notes.length !== kept['notes'].length) return null
  return { physics, seed, gesture: gestureFrom(gesture), hash, notes }
}

function readNote(note: unknown): KeptNote | null {
  if (!isRecord(note) || !hasOnly(note, 'piece', 'cause', 'against', 'remedy', 'degrees')) {
    return null
  }
  const { piece, against, degrees } = note
  const cause = causes.find((name) => name === note['cause'])
  const remedy = remedies.find((name) => name === note['remedy'])
  if (!cause || !remedy || !isWhole(piece) || !isWhole(degrees)) return null
  const isKnown =
    against === undefined || against === null || against === 'wall' || isWhole(against)
  if (!isKnown) return null
  return {
    piece,
    cause,
    against: against ?? null,
    remedy,
    degrees,
  }
}

/** Notes for the log from any record; malformed ones are left out. */
export function keptNotes(kept: unknown): readonly KeptNote[] {
  if (!isRecord(kept) || !Array.isArray(kept['notes'])) return []
  return (kept['notes'] as unknown[]).map(readNote).filter((note) => note !== null)
}
