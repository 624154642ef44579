/** A part of the hostile kit: one kind of input that arrives from outside, mutated by a seed. */
import type { Random } from '../../../src/kernel/random.ts'

/** One attempt; `run` throws a sentence that names the broken promise. */
export interface Attempt {
  /** Short name, printed when the attempt fails. */
  readonly name: string
  run(): Promise<void> | void
}

/** Steps that had been shown, or were valid, are gone. */
export class LostSteps extends Error {
  override name = 'LostSteps'
}

/** A person is told nothing, or is left on a screen from which nothing leads on. */
export class NoWayOn extends Error {
  override name = 'NoWayOn'
}

export interface Part {
  make(random: Random, at: number): Attempt
  /** Runs after the last attempt. */
  finish?(): Promise<void> | void
  close?(): Promise<void> | void
}

export const partNames = [
  'files',
  'rows',
  'editions',
  'wire',
  'desk',
  'addresses',
  'server',
] as const
export type PartName = (typeof partNames)[number]

export interface Figures {
  readonly part: PartName
  readonly attempts: number
  readonly crashes: number
  readonly hangs: number
  /** Attempts that lost steps. */
  readonly lost: number
  /** Attempts that left a person without a sentence or without a way on. */
  readonly stranded: number
  /** Milliseconds of the slowest attempt. */
  readonly slowest: number
  readonly seconds: number
  /** The first few failures, each with the seed that repeats it. */
  readonly failures: readonly string[]
}
