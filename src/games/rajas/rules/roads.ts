/** A look ahead at roads: whether a tile would leave no open road end on a province. */
import type { Rules } from '../edition/index.ts'
import { neighbours, opposite } from '../edition/grid.ts'
import { groundOf } from './ground.ts'
import type { Player } from '../types/index.ts'

/** The client warns before the last open end is closed [G31]. */
export function closesLastRoad(rules: Rules, player: Player, cell: number, roads: number): boolean {
  const ground = groundOf(rules, player.cells)
  if (ground.open.length === 0) return false
  const roadAt = (other: number) => (other === cell ? roads : (ground.roads[other] ?? 0))
  const isOpen = (other: number) =>
    rules.buildable[other] === true &&
    other !== cell &&
    player.cells[other] === null &&
    [0, 1, 2, 3].some((side) => {
      const beside = neighbours[other]?.[side] ?? -1
      return beside >= 0 && ((roadAt(beside) >> opposite(side)) & 1) === 1
    })
  return !player.cells.some((_, other) => isOpen(other))
}
