/** Hook: the command that the touched ids add up to, which the choices offer first. */
import { useMemo } from 'react'
import { completeSet, commandTouches } from '../../scenes/board/touch.ts'
import type { Acting, Aim } from '../../scenes/contract.ts'
import type { GameScene } from '../../scenes/board/scene.ts'

export function useMeant(
  scene: GameScene | null,
  view: unknown,
  acting: readonly Acting[],
  chosen: readonly string[],
): Aim | null {
  return useMemo(() => {
    if (!scene || chosen.length === 0) return null
    const reached = commandTouches(acting, (command, seat) => scene.picks(command, view, seat))
    return completeSet(reached, chosen)
  }, [scene, view, acting, chosen])
}
