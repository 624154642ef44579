/** Types of the scene kit: the parts that a game gives, and one position as one viewer sees it drawn. */
import type { Tagged } from '../../../src/kernel/command.ts'
import type { AnyGame } from '../../../src/kernel/game.ts'
import type { Random } from '../../../src/kernel/random.ts'
import type { Viewer } from '../../../src/kernel/seat.ts'
import { arrange, type Arranged } from '../../../src/scenes/board/arrange.ts'
import type { GameScene } from '../../../src/scenes/board/scene.ts'
import type { Thing } from '../../../src/scenes/board/thing.ts'
import type { Acting, TablePiece } from '../../../src/scenes/contract.ts'
import { difference } from '../difference.ts'
import { asFailure, KitFailure } from '../failure.ts'

export interface SceneParts<V> {
  /** Ids of things or pieces for every component that the view shows, written from the rules, never from the scene. */
  shows(view: V): readonly string[]
}

/** One game's scene under the kit. */
export interface SceneKit {
  readonly game: AnyGame
  readonly makeScene: (values: unknown, seats: number) => GameScene
  readonly parts: SceneParts<unknown>
  /** Another state that the viewer cannot tell from this one. */
  shuffle(state: unknown, viewer: Viewer, random: Random): unknown
}

export interface Position {
  readonly scene: GameScene
  readonly viewer: Viewer
  readonly view: unknown
  readonly things: readonly Thing[]
  readonly pieces: readonly TablePiece[]
  readonly arranged: Arranged
  readonly acting: readonly Acting<Tagged>[]
}

/** `other` is another viewer's position in the same state; if its things are equal, its layout is reused. */
export function positionOf(
  scene: GameScene,
  viewer: Viewer,
  view: unknown,
  acting: readonly Acting<Tagged>[],
  other: Position | null = null,
): Position {
  const things = scene.things(view)
  const pieces = scene.pieces?.(view, null) ?? []
  const isSame = other !== null && difference(other.things, things) === null
  const arranged = isSame ? other.arranged : arrangedOf(scene, things)
  return { scene, viewer, view, things, pieces, arranged, acting }
}

/** An error of the arrangement counts as a fault of the things. */
function arrangedOf({ setting }: GameScene, things: readonly Thing[]): Arranged {
  try {
    return arrange(things, setting)
  } catch (error) {
    throw new KitFailure('things', asFailure(error).message.replace(/^exception: /, ''))
  }
}
