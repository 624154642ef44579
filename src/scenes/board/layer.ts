/** Interface of layers: parts of a board that a game renders itself, such as chalk, corridors with light or a river. */
import type { Object3D } from 'three'
import type { Tagged } from '../../kernel/command.ts'
import type { Line } from '../../kernel/line.ts'
import type { Beat } from '../../session/show/beat.ts'
import type { Acting, Aim } from '../contract.ts'
import type { Plan } from './plan.ts'
import type { QualityTier } from '../quality.ts'
import type { Quality } from '../contract.ts'
import type { Pose } from './pose.ts'

/** Everything a layer may render from. A layer must not read any other changing input. */
export interface BoardMoment<
  V = unknown,
  C extends Tagged = Tagged,
  E extends Tagged = Tagged,
  P extends Plan = Plan,
> {
  readonly beat: Beat<V, E, P>
  readonly seconds: number
  readonly names: readonly string[]
  say(line: Line): string
  readonly acting: readonly Acting<C>[]
  readonly focused: Aim<C> | null
  /** The beat has ended: things are at rest and may be touched. */
  readonly isArrived: boolean
  /** Ids that may be touched next; empty while the beat runs. */
  readonly glow: ReadonlySet<string>
  /** Ids touched so far. */
  readonly chosen: readonly string[]
  /** Ids that the focused command touches. */
  readonly focus: ReadonlySet<string>
  /** Thing under the pointer that can be read enlarged. */
  readonly pointed: string | null
  poseOf(id: string): Pose | null
  /** Face that a thing shows at this moment. */
  faceOf(id: string): string | number | undefined
}

export interface Layer<V, C extends Tagged, E extends Tagged, P extends Plan> {
  readonly object: Object3D
  paint(moment: BoardMoment<V, C, E, P>): void
  dispose(): void
}

export interface LayerTools<V> {
  readonly tier: QualityTier
  readonly quality: Quality
  readonly view: V
}

/** Recipe for a layer; the board builds and disposes it. */
export interface LayerPlan<
  V = unknown,
  C extends Tagged = Tagged,
  E extends Tagged = Tagged,
  P extends Plan = Plan,
> {
  readonly name: string
  /** Cache key: the layer is rebuilt when it changes; null removes it. */
  madeFor(view: V): string | null
  make(tools: LayerTools<V>): Layer<V, C, E, P> | Promise<Layer<V, C, E, P>>
}
