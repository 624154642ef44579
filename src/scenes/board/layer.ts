/** What is truly a game's own on a board: chalk, light in corridors, a river; drawn by the game, asked by the board. */
import type { Object3D } from 'three'
import type { Tagged } from '../../kernel/command.ts'
import type { Line } from '../../kernel/line.ts'
import type { Beat } from '../../session/show/beat.ts'
import type { Acting, Aim } from '../contract.ts'
import type { Plan } from './plan.ts'
import type { Tier } from '../quality.ts'
import type { Quality } from '../contract.ts'
import type { Pose } from './pose.ts'

/** All that is to be seen at one moment of a beat: nothing else may change what is drawn. */
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
  /** The beat has ended: things lie where they lie, and may be touched. */
  readonly isArrived: boolean
  /** What may be touched next, by id; nothing while the beat runs. */
  readonly glow: ReadonlySet<string>
  /** What has been touched so far, by id. */
  readonly chosen: readonly string[]
  /** What stands for the focused command. */
  readonly focus: ReadonlySet<string>
  /** A thing that is pointed at to be read. */
  readonly pointed: string | null
  poseOf(id: string): Pose | null
  /** What a thing looks like now. */
  faceOf(id: string): string | number | undefined
}

export interface Layer<V, C extends Tagged, E extends Tagged, P extends Plan> {
  readonly object: Object3D
  paint(moment: BoardMoment<V, C, E, P>): void
  dispose(): void
}

export interface LayerTools<V> {
  readonly tier: Tier
  readonly quality: Quality
  readonly view: V
}

/** How a layer comes to be. */
export interface LayerPlan<
  V = unknown,
  C extends Tagged = Tagged,
  E extends Tagged = Tagged,
  P extends Plan = Plan,
> {
  readonly name: string
  /** It is made anew when this changes; null: it is not there. */
  madeFor(view: V): string | null
  make(tools: LayerTools<V>): Layer<V, C, E, P> | Promise<Layer<V, C, E, P>>
}
