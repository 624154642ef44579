/** The camera of a film: the stage's director plans its cuts, which are final once it was told of every motion. */
import type { Viewer } from '../kernel/seat.ts'
import type { GameScene } from '../scenes/board/scene.ts'
import type { CameraShot } from '../scenes/contract.ts'
import { cameraOf, makeDirector } from '../stage/director/director.ts'
import type { DirectedMotion } from '../stage/director/motion.ts'

export interface CameraLook {
  readonly sinceSeconds: number
  readonly shot: CameraShot
}

export interface Camera {
  /** Plans the cuts for a motion; returns the second at which it begins: `now` or a little later. */
  direct(motion: DirectedMotion, now: number): number
  /** The camera at this second. */
  lookAt(seconds: number): CameraLook
  /** All of them, in order. */
  looks(): readonly CameraLook[]
}

export function directed(game: string, scene: GameScene, viewer: Viewer): Camera {
  const director = makeDirector(game, scene, viewer)
  return {
    direct: director.direct,
    lookAt(seconds) {
      const take = director.takeAt(seconds)
      return { sinceSeconds: take.sinceSeconds, shot: cameraOf(take) }
    },
    looks: () =>
      director.takes().map((take) => ({ sinceSeconds: take.sinceSeconds, shot: cameraOf(take) })),
  }
}
