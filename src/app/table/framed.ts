/** Which camera frames a step that is shown again: the tray for a throw, else the board of whoever acted. */
import type { Viewer, Seat } from '../../kernel/seat.ts'
import type { GameScene } from '../../scenes/board/scene.ts'
import type { TableState } from '../state/tableState.ts'

/** The camera close to the board of a seat: the first listed one that is named after it. */
export function boardCamera(
  scene: GameScene | null,
  viewer: Viewer,
  seat: Seat,
): string | undefined {
  const all = Object.entries(scene?.cameras(viewer) ?? {})
  return all.find(([name, { isUnlisted }]) => !isUnlisted && name.endsWith(`-${seat}`))?.[0]
}

/** Undefined while nothing is shown again, and for steps that belong to no board. */
export function framing(
  scene: GameScene | null,
  { again, strip, viewer }: Pick<TableState, 'again' | 'strip' | 'viewer'>,
): string | undefined {
  if (again === null) return undefined
  if (strip.throws.includes(again)) return 'tray'
  const seat = strip.runs.findLast(({ from }) => from < again)?.seat ?? null
  return seat === null ? undefined : boardCamera(scene, viewer, seat)
}
