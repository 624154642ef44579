/** The plan of a beat of Nagaraja: moves, timing of the light, cues. */
import type { Box } from '../../games/nagaraja/edition.ts'
import type { Event } from '../../games/nagaraja/events.ts'
import type { View } from '../../games/nagaraja/types.ts'
import type { ShownStep } from '../../session/show/beat.ts'
import { arrange, type TableSetting } from '../board/arrange.ts'
import { endOf, type Move, planMoves } from '../board/motion.ts'
import type { Plan } from '../board/plan.ts'
import { cuesOf } from './cues.ts'
import { flowIn, lightChange, lightEnd, lightPace, type LightPlan, reachedAt } from './lightPlan.ts'
import { viewWithPlayedCard } from './playedCard.ts'
import { scriptOf } from './script.ts'
import { swapMoves } from './swaps.ts'
import { thingsOf } from './things.ts'
import { waitsForLight } from './waits.ts'

/** Length of the ending (golden light around the winner's temple), after all other moves. */
export const endSeconds = 1.6

/** Seconds that a played card stays open before it leaves. */
const readSeconds = 1.1

export interface NagarajaPlan extends Plan {
  readonly light: LightPlan
}

export function planOf(
  box: Box,
  setting: TableSetting,
  step: ShownStep<View, Event>,
): NagarajaPlan {
  const { from, to } = step
  const change = lightChange(box, from, to)
  const dies = change.temples.some((light) => light.dies)
  const script = scriptOf(step)
  const moves = movesOf(box, setting, step, dies ? lightPace.dying : 0)
  const isWaiting = (move: Move): boolean => waitsForLight(box, to, move.thing) !== null
  const landed = endOf(moves.filter(({ thing }) => script.first.includes(thing)))
  const light: LightPlan = { temples: change.temples.map((one) => ({ ...one, start: landed })) }
  const timed = moves.map((move): Move => {
    if (!isWaiting(move)) return move
    const start = Math.max(dies ? lightPace.dying : 0, startOf(box, step, light, move))
    return { ...move, start }
  })
  const swaps = swapMoves(step, arrange(thingsOf(box, to), setting), 0)
  const isEnd = from.ending === null && to.ending !== null
  const all = [...timed, ...swaps]
  const told = Math.max(endOf(all), ...light.temples.map(lightEnd))
  const length = told + (isEnd ? endSeconds : 0)
  return { length, moves: all, light, cues: cuesOf(box, setting, step, timed, length) }
}

/** Splits the step at `viewWithPlayedCard`, so that a card that comes and goes in one step can be read. */
function movesOf(
  box: Box,
  setting: TableSetting,
  step: ShownStep<View, Event>,
  first: number,
): readonly Move[] {
  const moved = (from: View, to: View, start: number) =>
    planMoves(thingsOf(box, from), thingsOf(box, to), setting, {
      ...scriptOf({ ...step, from, to }),
      start,
    })
  const laid = viewWithPlayedCard(step)
  if (!laid) return moved(step.from, step.to, first)
  const before = moved(step.from, laid, first)
  return [...before, ...moved(laid, step.to, endOf(before) + readSeconds)]
}

/** Relics and amulets appear when the light reaches them; things that close move as soon as it has died. */
function startOf(
  box: Box,
  { to }: ShownStep<View, Event>,
  light: LightPlan,
  { thing }: Move,
): number {
  const wait = waitsForLight(box, to, thing)
  const own = wait && light.temples[wait.seat]
  if (!wait || !own) return 0
  const flow = flowIn(box, to, wait.seat)
  const far =
    wait.kind === 'niche'
      ? (flow.niches[wait.at] ?? Infinity)
      : Math.min(...(flow.middles[wait.at] ?? []), Infinity)
  return reachedAt(own, far)
}
