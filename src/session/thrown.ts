/** Answers of chance with their proof: from what fell, or out of a seeded source. */
import { type Answer, answerFrom, type Ask, type Piece } from '../kernel/chance.ts'
import type { Plain } from '../kernel/plain.ts'
import { makeRandom } from '../kernel/random.ts'
import { keepSource, keepThrow } from '../physics/kept.ts'
import type { Gesture, Settled, Throw } from '../physics/types.ts'

export interface Thrown {
  readonly answer: Answer
  /** Null where nothing fell. */
  readonly settled: Settled | null
  readonly proof: Plain
}

/** `gesture` is null for a button's or a bot's throw; any other is one that a record can keep. */
export type ThrowPieces = (
  pieces: readonly Piece[],
  seed: string,
  gesture: Gesture | null,
) => Promise<Thrown>

export const fallen = ({ seed, gesture }: Throw, settled: Settled): Thrown => ({
  answer: { kind: 'faces', faces: settled.faces },
  settled,
  proof: keepThrow(seed, gesture, settled),
})

/** Draws, and throws where nothing can fall: the same seed gives the same answer. */
export const drawn = (ask: Ask, seed: string): Thrown => ({
  answer: answerFrom(makeRandom(seed), ask),
  settled: null,
  proof: keepSource(seed),
})
