/** A part of the hostile kit: one kind of input that arrives from outside, mutated by a seed. */
import type { Random } from '../../../src/kernel/random.ts'

/** One try; it throws when a promise was broken, with a sentence that says which. */
export interface Attempt {
  /** Short: printed when it fails. */
  readonly name: string
  run(): Promise<void> | void
}

export interface Part {
  make(random: Random, at: number): Attempt
  /** After the last attempt. */
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
  /** Milliseconds of the slowest attempt. */
  readonly slowest: number
  readonly seconds: number
  /** The first few that failed, with the seed that makes each of them again. */
  readonly failures: readonly string[]
}
