/** Places where things lie or that stand for something when touched: on the table or on a thing. */
import type { Pose } from './pose.ts'
import type { Layout } from './layouts.ts'

export interface Spot {
  readonly id: string
  /** The thing it is a part of; null for the table. */
  readonly on: string | null
  /** From the foot of that thing, or from the middle of the table. */
  readonly at: Pose
  readonly layout: Layout
  /** What of it may be touched; a spot that says nothing is only a place. */
  readonly touch?: Reach
  /** Who shows that it may be touched: the board, if nothing is said; along its edge, if what is there must be seen. */
  readonly litBy?: 'board' | 'edge' | 'layer'
}

/** The part of a spot's plane that belongs to it (cm). */
export type Reach =
  | { readonly kind: 'round'; readonly radius: number }
  | { readonly kind: 'square'; readonly halfX: number; readonly halfZ: number }
