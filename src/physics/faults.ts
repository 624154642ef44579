/** Faults of an untrusted throw, and of its record. */
import type { ThrowFault } from './ask.ts'

export type FallFault = ThrowFault | 'no-rest'

export type KeptFault =
  | 'faces-differ'
  | 'track-differs'
  | 'notes-differ'
  | 'bad-gesture'
  | FallFault

/** Outcome of replaying a recorded throw. */
export type CheckedThrow =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: KeptFault }
