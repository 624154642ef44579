/** Types of an exhibit: things with their looks, what a game paints on them, and the kit that draws both. */
import type { Object3D } from 'three'
import type { Line } from '../../kernel/line.ts'
import type { Pose } from '../board/pose.ts'
import type { BoardTexture } from '../board/print.ts'
import type { Bodies, Look } from '../board/thing.ts'
import type { Forms } from '../board/form.ts'
import type { Quality } from '../contract.ts'

export interface ExhibitItem {
  readonly id: string
  readonly look: Look
  readonly pose: Pose
  /** Rise when the exhibit is taken apart (cm). */
  readonly lift?: number
  /** It turns round its own z axis through the hub, so many times, on the way into this state. */
  readonly wheel?: { readonly hub: Pose['at']; readonly turns: number }
}

/** Something that the game's kit draws: the painter's name, the thing it is on, and what of. */
export interface Painted {
  readonly by: string
  readonly on?: string
  readonly of?: string
  /** Pose and scale of a tray on a table. */
  readonly at?: Pose
  readonly scale?: number
}

export interface Exhibit {
  readonly things: readonly ExhibitItem[]
  readonly painted: readonly Painted[]
  /** The view of a match that layers paint. */
  readonly view?: unknown
  /** The place of the eye inside the exhibit, which then lies on no cloth. */
  readonly from?: readonly [x: number, y: number, z: number]
}

export interface KitTools {
  readonly quality: Quality
  /** In the language of the print. */
  say(line: Line): string
  /** null for things that are not in the exhibit. */
  poseOf(id: string): Pose | null
}

/** Meshes that a game's kit drew for an exhibit. */
export interface PaintedLayer {
  readonly object: Object3D
  dispose(): void
}

/** A game's means of drawing its components in exhibits. */
export interface Kit {
  readonly bodies: Bodies
  readonly forms: Forms
  print?(exhibit: Exhibit, tools: KitTools): BoardTexture
  paint?(what: Painted, exhibit: Exhibit, tools: KitTools): PaintedLayer | Promise<PaintedLayer>
}

/** The default export of a game's `kit.ts`: `values` are those of its game object. */
export type MakeKit = (values: unknown) => Kit
