/** Types shared by The Border's layers, and memoised highlights of the boxes. */
import type { Layout } from '../../../games/border/edition.ts'
import type { Command } from '../../../games/border/commands.ts'
import type { Event } from '../../../games/border/events.ts'
import type { View } from '../../../games/border/types.ts'
import type { Layer, LayerPlan, BoardMoment } from '../../board/layer.ts'
import { type ChalkLights, lightsOf } from '../lights.ts'
import type { BorderPlan } from '../plan.ts'

export type BorderLayer = Layer<View, Command, Event, BorderPlan>
export type BorderLayerPlan = LayerPlan<View, Command, Event, BorderPlan>
export type BorderMoment = BoardMoment<View, Command, Event, BorderPlan>

export const noLights: ChalkLights = { glow: [], focus: [], hint: [], spent: [] }

/** Recomputes the highlights only when beat, legal lists or focus change; dark while a beat runs. */
export function makeChalkLights(layout: Layout): (moment: BorderMoment) => ChalkLights {
  let last: Pick<BorderMoment, 'beat' | 'acting' | 'focused'> | null = null
  let lights = noLights
  return ({ beat, acting, focused, isArrived }) => {
    if (!isArrived) return noLights
    const isSame = last?.beat === beat && last.acting === acting && last.focused === focused
    if (!isSame) lights = lightsOf(layout, beat.to, acting, focused)
    last = { beat, acting, focused }
    return lights
  }
}

const strokeKey = (seat: number, at: number): number => seat * 1000 + at

/** Looks up the drawn share of a new stroke by seat and place; 1 for older strokes. */
export function sharesOf<T extends { readonly seat: number; readonly at: number }>(
  strokes: readonly T[],
  share: (stroke: T) => number,
): (seat: number, at: number) => number {
  const known = new Map(strokes.map((one) => [strokeKey(one.seat, one.at), share(one)]))
  return (seat, at) => known.get(strokeKey(seat, at)) ?? 1
}
