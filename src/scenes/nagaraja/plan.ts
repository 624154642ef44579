/** The plan of one beat of Nagaraja: what moves from where to where, and what is heard and told of it. */
import type { Box } from '../../games/nagaraja/edition/index.ts'
import type { Event } from '../../games/nagaraja/events.ts'
import type { View } from '../../games/nagaraja/types/index.ts'
import type { Step } from '../../session/show/beat.ts'
import type { Setting } from '../board/arrange.ts'
import { endOf, planMoves } from '../board/motion.ts'
import type { Plan } from '../board/plan.ts'
import { scriptOf } from './script.ts'
import { thingsOf } from './things/index.ts'

export type NagarajaPlan = Plan

export function planOf(box: Box, setting: Setting, step: Step<View, Event>): NagarajaPlan {
  const [before, after] = [thingsOf(box, step.from), thingsOf(box, step.to)]
  const moves = planMoves(before, after, setting, scriptOf(step))
  return { length: endOf(moves), moves, cues: [] }
}
