/** Camera for a step that is shown again: the tray for a throw, else the acting seat's board. */
import type { Viewer, Seat } from '../../kernel/seat.ts'
import type { GameScene } from '../../scenes/board/scene.ts'
import type { TableState } from '../state/tableState.ts'

/** The first listed camera whose name ends with the seat's number. */
export function boardCamera(
  scene: GameScene | null,
  viewer: Viewer,
  seat: Seat,
): string | undefined {
  const all = Object.entries(scene?.cameras(viewer) ?? {})
  return all.find(([name, { isUnlisted }]) => !isUnlisted && name.endsWith(`-${seat}`))?.[0]
}

/** Undefined if nothing is shown again, and for steps without a seat. */
export function framing(
  scene: GameScene | null,
  { again, strip, viewer }: Pick<TableState, 'again' | 'strip' | 'viewer'>,
): string | undefined {
  if (again === null) return undefined
  if (strip.throws.includes(again)) return 'tray'
  const seat = strip.runs.findLast(({ from }) => from < again)?.seat ?? null
  return seat === null ? undefined : boardCamera(scene, viewer, seat)
}
