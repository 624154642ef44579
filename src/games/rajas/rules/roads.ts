/** Predicts whether a tile would close the last open road end of a province. */
import type { Rules } from '../edition.ts'
import { closesAll } from './ground.ts'
import type { Player } from '../types.ts'

/** The interface warns before the last open end is closed [G31]. */
export function closesLastRoad(rules: Rules, player: Player, cell: number, roads: number): boolean {
  return closesAll(rules, player.cells, cell, roads)
}
