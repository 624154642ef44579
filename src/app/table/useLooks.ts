/** Hook: switches from a seat's name plate to the camera of its board and back. */
import { useMemo } from 'react'
import type { Seat } from '../../kernel/seat.ts'
import type { GameScene } from '../../scenes/board/scene.ts'
import type { TableState } from '../state/tableState.ts'
import { boardCamera } from './framed.ts'
import type { CameraState } from './useCamera.ts'

export interface Looks {
  /** Null if the seat has no board camera. */
  isAt(seat: Seat): boolean | null
  turnTo(seat: Seat): void
}

export function useLooks(
  scene: GameScene | null,
  { viewer, header }: TableState,
  camera: CameraState,
): Looks {
  const names = useMemo(
    () => header.sittings.map((_, seat) => boardCamera(scene, viewer, seat)),
    [scene, viewer, header],
  )
  return {
    isAt: (seat) => (names[seat] === undefined ? null : camera.chosen === names[seat]),
    turnTo(seat) {
      const name = names[seat]
      if (name === undefined || camera.chosen === name) camera.reset()
      else camera.choose(name)
    },
  }
}
