/** What can be wrong with a throw that comes from anywhere, and with what a record keeps of it. */
import type { ThrowFault } from './ask.ts'

export type FallFault = ThrowFault | 'no-rest'

export type KeptFault =
  | 'faces-differ'
  | 'track-differs'
  | 'notes-differ'
  | 'bad-gesture'
  | FallFault

/** What came of letting a kept throw fall again. */
export type CheckedThrow =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: KeptFault }
