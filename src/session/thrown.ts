/** What comes of a throw that was asked for, and who makes it fall. */
import type { Piece } from '../kernel/chance.ts'
import type { Plain } from '../kernel/plain.ts'
import type { Gesture, Settled } from '../physics/types.ts'

export interface Thrown {
  readonly faces: readonly number[]
  /** null when no physics could be had and a seeded source answered. */
  readonly settled: Settled | null
  readonly proof: Plain
}

/** `gesture` is null for a button's or a bot's throw. */
export type ThrowPieces = (
  pieces: readonly Piece[],
  seed: string,
  gesture: Gesture | null,
) => Promise<Thrown>
