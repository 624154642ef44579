/** What stands on the cloth: things in their looks, what a game paints on them, and the kit that knows both. */
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
  /** How far it rises when the exhibit is taken apart (cm). */
  readonly lift?: number
  /** It turns round its own z axis at this point, so many times, when it comes into this state. */
  readonly wheel?: { readonly hub: Pose['at']; readonly turns: number }
}

/** Something that the game's own code draws: by whom, on which thing, and of what. */
export interface Painted {
  readonly by: string
  readonly on?: string
  readonly of?: string
  /** Of a tray that stands on a table: where, and how large it is drawn there. */
  readonly at?: Pose
  readonly scale?: number
}

export interface Exhibit {
  readonly things: readonly ExhibitItem[]
  readonly painted: readonly Painted[]
  /** A view of a match, for what is drawn from views. */
  readonly view?: unknown
  /** Round the middle of a hand-held thing: it hangs over the cloth by so much (cm). */
  readonly raised?: number
  /** It is seen from inside, by who stands here, and lies on no cloth. */
  readonly from?: readonly [x: number, y: number, z: number]
}

export interface KitTools {
  readonly quality: Quality
  /** In the language of the print. */
  say(line: Line): string
  /** Where a thing is now. */
  poseOf(id: string): Pose | null
}

/** Drawn by a game: meshes of its own, seen as long as the exhibit is. */
export interface PaintedLayer {
  readonly object: Object3D
  dispose(): void
}

/** What a game brings along for its components to be shown by themselves. */
export interface Kit {
  readonly bodies: Bodies
  readonly forms: Forms
  print?(exhibit: Exhibit, tools: KitTools): BoardTexture
  paint?(what: Painted, exhibit: Exhibit, tools: KitTools): PaintedLayer | Promise<PaintedLayer>
}

/** The default export of a game's `kit.ts`: `values` are those of its game object. */
export type MakeKit = (values: unknown) => Kit
