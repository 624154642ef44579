/** Highlight of each box: legal, focused, or open to the others afterwards; from the legal lists and the focused command. */
import type { Layout } from '../../games/border/edition.ts'
import type { Command } from '../../games/border/commands.ts'
import type { View } from '../../games/border/types.ts'
import type { Acting, Aim } from '../contract.ts'
import { diceCostOf } from './dice.ts'
import { boxesOf } from './picks.ts'
import { openToOthers } from './reach.ts'

export interface ChalkLights {
  readonly glow: readonly ReadonlySet<number>[]
  readonly focus: readonly ReadonlySet<number>[]
  readonly hint: readonly ReadonlySet<number>[]
  /** Indices of the dice that the focused command would spend. */
  readonly spent: readonly number[]
}

export function lightsOf(
  layout: Layout,
  view: View,
  acting: readonly Acting<Command>[],
  focused: Aim<Command> | null,
): ChalkLights {
  const dark = (): Set<number>[] => view.players.map(() => new Set())
  const [glow, focus] = [dark(), dark()]
  for (const { seat, legal } of acting) {
    for (const command of legal) {
      for (const box of boxesOf(layout, view, seat, command)) glow[seat]?.add(box)
    }
  }
  if (!focused) return { glow, focus, hint: dark(), spent: [] }
  for (const box of boxesOf(layout, view, focused.seat, focused.command)) {
    focus[focused.seat]?.add(box)
  }
  const left = openToOthers(layout, view, focused.command)
  const hint = left ? left.boxes.map((boxes) => new Set(boxes)) : dark()
  return { glow, focus, hint, spent: diceCostOf(layout, view, focused) }
}
