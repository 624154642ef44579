/** Hook: props of a board that shows one view without interaction or motion. */
import { useMemo } from 'react'
import type { GameScene, SceneProps } from '../../../scenes/board/scene.ts'
import { watchedBoard } from '../../../scenes/board/watchedBoard.ts'
import { beatOf } from '../../../session/show/beat.ts'
import { stillClock } from '../../../session/clock.ts'

const nothing = () => undefined
export const nobody = {
  next: new Set<string>(),
  focus: new Set<string>(),
  touch: nothing,
  point: nothing,
}

export function useStillBoard(scene: GameScene, view: unknown): SceneProps {
  return useMemo(
    () =>
      watchedBoard({
        seats: scene.seats,
        names: ['', ''],
        viewer: 'table',
        beat: beatOf({ number: 1, from: view, to: view, events: [] }, scene.plan),
        clock: stillClock(),
      }),
    [scene, view],
  )
}
