/** Determinization of Rajas: derives the face-down sets exactly from the public table. */
import { recordOf, type Rules } from '../../games/rajas/edition.ts'
import type { State, View } from '../../games/rajas/types.ts'
import { stacks } from '../../games/rajas/vocabulary.ts'

export function imagine(rules: Rules, view: View): State {
  const before = stateCache.get(view)
  if (before) return before
  const state = stateOf(rules, view)
  stateCache.set(view, state)
  return state
}

/**
 * Cache per view. The result is deterministic: hidden stacks are sets whose order is drawn later.
 */
const stateCache = new WeakMap<View, State>()

function stateOf(rules: Rules, view: View): State {
  const laid = new Set(
    view.players.flatMap(({ cells }) =>
      cells.flatMap((placed) => (placed ? [placed.tile, placed.covers] : [])),
    ),
  )
  const below = recordOf(stacks, (stack) => {
    const { top } = view.stacks[stack]
    return rules.tilesOf[stack].filter((tile) => tile !== top && !laid.has(tile))
  })
  const seen = new Set(view.whiteDiscards)
  const white = view.navaratna
    ? []
    : Object.values(rules.incomeTiles).flatMap(({ id, colour }) =>
        colour === 'white' && !seen.has(id) ? [id] : [],
      )
  const river = view.ganga
    ? Object.keys(rules.riverTiles).filter((tile) => !view.river.includes(tile))
    : []
  return { table: view, box: { below, white, river } }
}
