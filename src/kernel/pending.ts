/** Who owes something: the one shape for turns, secret simultaneous picks, parallel play and chance. */
import type { Ask } from './chance.ts'
import type { Seat } from './seat.ts'

/** Choices that share a `batch` are made in parallel: each seat may retract its own until the batch closes. */
export interface Choice {
  readonly kind: 'choice'
  readonly seat: Seat
  readonly batch?: number
}

/** `id` is a running number; an answer with another number is stale. */
export interface Chance {
  readonly kind: 'chance'
  readonly id: number
  readonly ask: Ask
}

export type Pending = Choice | Chance
