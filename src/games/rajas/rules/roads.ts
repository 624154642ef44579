/** A look ahead at roads: whether a tile would leave no open road end on a province. */
import type { Rules } from '../edition/index.ts'
import { closesAll } from './ground.ts'
import type { Player } from '../types/index.ts'

/** The client warns before the last open end is closed [G31]. */
export function closesLastRoad(rules: Rules, player: Player, cell: number, roads: number): boolean {
  return closesAll(rules, player.cells, cell, roads)
}
