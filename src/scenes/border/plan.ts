/** The plan of a beat of The Border: moves of tiles, chalk strokes and cues. */
import type { Layout } from '../../games/border/edition.ts'
import type { Event } from '../../games/border/events.ts'
import type { View } from '../../games/border/types.ts'
import type { ShownStep } from '../../session/show/beat.ts'
import type { TableSetting } from '../board/arrange.ts'
import { endOf, planMoves } from '../board/motion.ts'
import type { Plan } from '../board/plan.ts'
import { cuesOf } from './cues.ts'
import { strokesOf, type Strokes } from './strokes.ts'
import { thingsOf } from './things.ts'

export type BorderPlan = Plan & Strokes

export function planOf(
  layout: Layout,
  setting: TableSetting,
  seats: number,
  step: ShownStep<View, Event>,
): BorderPlan {
  const { from, to, events } = step
  const moves = planMoves(thingsOf(from, seats), thingsOf(to, seats), setting)
  const strokes = strokesOf(layout, from, to, events)
  const length = Math.max(strokes.length, endOf(moves))
  return { ...strokes, length, moves, cues: cuesOf(layout, step, strokes, length) }
}
