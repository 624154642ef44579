/** From where a film looks: the stage's director, told of each motion before it begins; its cuts stand once all are told. */
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
  /** The second in which the motion is to begin: `now` or a little later. */
  direct(motion: DirectedMotion, now: number): number
  /** The last one that has begun. */
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
