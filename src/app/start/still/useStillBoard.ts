/** Hook: props of a board that shows one view without interaction or motion. */
import { useMemo } from 'react'
import type { GameScene, SceneProps } from '../../../scenes/board/scene.ts'
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
    () => ({
      seats: scene.seats,
      names: ['', ''],
      viewer: 'table' as const,
      beat: beatOf({ number: 1, from: view, to: view, events: [] }, scene.plan),
      clock: stillClock(),
      acting: [],
      focused: null,
      chosen: [],
      say: () => '',
      onFocus: nothing,
      onCommand: nothing,
      onChoose: nothing,
    }),
    [scene, view],
  )
}
