/** The plan of one beat of The Border: its strokes, and what is heard and told of them. */
import { ownLayout } from '../../games/border/data.ts'
import type { Event } from '../../games/border/events.ts'
import type { View } from '../../games/border/types.ts'
import type { Step } from '../../session/show/beat.ts'
import type { Plan } from '../contract.ts'
import { cuesOf } from './cues.ts'
import { planBeat, type Strokes } from './motion.ts'

export type BorderPlan = Plan & Strokes

export function planOf(step: Step<View, Event>): BorderPlan {
  const strokes = planBeat(ownLayout, step.from, step.to, step.events)
  return { ...strokes, moves: [], cues: cuesOf(step, strokes) }
}
