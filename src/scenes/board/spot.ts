/** Spots: places on the table or on a thing that hold things and may be touched. */
import type { Pose } from './pose.ts'
import type { SpotLayout } from './layouts.ts'

export interface Spot {
  readonly id: string
  /** The thing that carries it; null for the table. */
  readonly on: string | null
  /** Pose relative to that thing's foot or to the table's centre. */
  readonly at: Pose
  readonly layout: SpotLayout
  /** Touch area; a spot without one only holds things. */
  readonly touch?: GlowReach
  /**
   * Renderer of its glow: the board around it (default), the board along its edge so that the
   * inside stays visible, or a layer.
   */
  readonly litBy?: 'board' | 'edge' | 'layer'
}

/** Touch area in the spot's plane (cm). */
export type GlowReach =
  | { readonly kind: 'round'; readonly radius: number }
  | { readonly kind: 'square'; readonly halfX: number; readonly halfZ: number }
