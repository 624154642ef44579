/** Pending requests: one discriminated union for turns, secret simultaneous picks, parallel play and chance. */
import type { Ask } from './chance.ts'
import type { Seat } from './seat.ts'

/**
 * Choices with the same `batch` are made in parallel: each seat may retract its own until the batch
 * closes.
 */
export interface Choice {
  readonly kind: 'choice'
  readonly seat: Seat
  readonly batch?: number
}

/** `id` is a running number; answers with another id are stale and refused. */
export interface Chance {
  readonly kind: 'chance'
  readonly id: number
  readonly ask: Ask
}

export type Pending = Choice | Chance
