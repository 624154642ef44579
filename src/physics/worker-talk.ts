/** What a page and its physics worker say to each other. */
import type { Settled, Throw } from './types.ts'

export type Ask = { readonly id: number; readonly asked: Throw }

export type Told =
  | { readonly id: number; readonly settled: Settled }
  | { readonly id: number; readonly failure: string }

/** The buffers of an answer, which change hands instead of being copied. */
export const buffersOf = (settled: Settled): ArrayBuffer[] =>
  [settled.track.poses, settled.track.ends, settled.track.turns].flatMap((view) =>
    view.buffer instanceof ArrayBuffer ? [view.buffer] : [],
  )
