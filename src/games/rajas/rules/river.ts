/** The spaces a boat can reach: unoccupied spaces ahead, up to the last one. */
import type { Seat } from '../../../kernel/seat.ts'
import type { Benefit } from '../data/benefits.ts'
import type { Rules } from '../edition.ts'
import type { View } from '../types.ts'

/**
 * The next `most` unoccupied spaces. Other boats are skipped [R76]; the last space holds any number
 * of boats [G19].
 */
export function spacesAhead(rules: Rules, view: View, seat: Seat, most: number): readonly number[] {
  const last = rules.river.length - 1
  const ahead: number[] = []
  for (let space = (view.players[seat]?.boat ?? last) + 1; space <= last; space += 1) {
    if (ahead.length === most) break
    if (space === last || !view.players.some((other) => other.boat === space)) ahead.push(space)
  }
  return ahead
}

export function canAdvance(rules: Rules, view: View, seat: Seat): boolean {
  return (view.players[seat]?.boat ?? 0) < rules.river.length - 1
}

/** The space exactly `n` unoccupied spaces ahead [G40], or null. */
export function exactlyAhead(rules: Rules, view: View, seat: Seat, n: number): number | null {
  const ahead = spacesAhead(rules, view, seat, n)
  return ahead.length === n ? (ahead[n - 1] ?? null) : null
}

/** A river tile replaces the printed benefit [R123]. */
export function riverBenefit(rules: Rules, view: View, space: number): Benefit | null {
  const tile = view.river[space]
  return (tile ? rules.riverTiles[tile] : rules.river[space]) ?? null
}

/** The bridge lies behind a space and is passed by any move across it [R80]. */
export function passesBridge(rules: Rules, from: number, to: number): boolean {
  return from <= rules.bridge && to > rules.bridge
}
