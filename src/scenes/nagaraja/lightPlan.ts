/** Timing of the light in a beat: when it dies back and runs on in each temple; read by moves, cues and the light layer. */
import type { Box } from '../../games/nagaraja/edition.ts'
import type { View } from '../../games/nagaraja/types.ts'
import { bothSeats, of } from '../../games/nagaraja/vocabulary.ts'
import { clamp01 } from '../ease.ts'
import { type LightFlow, flowOf } from './flow.ts'
import { litFloors } from './floors.ts'

/** Seconds, and cm per second. */
export const lightPace = { dying: 0.4, cmPerSecond: 22 } as const

/** Change of light in one temple. */
export interface TempleLight {
  /** Keys of floors that stay lit. */
  readonly stays: readonly string[]
  readonly dies: boolean
  /** Distances (cm from the gate) between which light spreads in this beat. */
  readonly from: number
  readonly to: number
  /** Second at which it starts to spread. */
  readonly start: number
}

export interface LightPlan {
  readonly temples: readonly TempleLight[]
}

function templeLight(box: Box, from: View, to: View, seat: number): TempleLight {
  const [was, is] = [of(from.temples, seat).slots, of(to.temples, seat).slots]
  const before = was === is ? null : litFloors(box, was, flowOf(box, was))
  const after = litFloors(box, is, flowOf(box, is))
  const old = new Set((before ?? after).map(({ key }) => key))
  const stays = after.filter(({ key }) => old.has(key)).map(({ key }) => key)
  const kept = new Set(stays)
  const fars = after
    .filter(({ key }) => !kept.has(key))
    .flatMap(({ corners }) => corners.map(({ far }) => far))
  return {
    stays,
    dies: stays.length < old.size,
    from: Math.min(...fars, Infinity),
    to: Math.max(...fars, -Infinity),
    start: 0,
  }
}

export const lightChange = (box: Box, from: View, to: View): LightPlan => ({
  temples: bothSeats.map((seat) => templeLight(box, from, to, seat)),
})

export const isRunning = ({ from, to }: TempleLight): boolean => to > from

export const lightEnd = (light: TempleLight): number => {
  const { start, from, to, dies } = light
  return Math.max(
    dies ? lightPace.dying : 0,
    isRunning(light) ? start + (to - from) / lightPace.cmPerSecond : 0,
  )
}

/**
 * Distance that the light has reached; Infinity once nothing spreads any more, so that every lit
 * floor renders fully.
 */
export function frontAt(light: TempleLight, seconds: number): number {
  const { start, from } = light
  if (!isRunning(light) || seconds >= lightEnd(light)) return Infinity
  return from + Math.max(-1, (seconds - start) * lightPace.cmPerSecond)
}

/** Remaining brightness of floors that go dark, 1 to 0. */
export const dyingAt = ({ dies }: TempleLight, seconds: number): number =>
  dies ? 1 - clamp01(seconds / lightPace.dying) : 0

/** Second at which light reaches a niche or crypt at this distance. */
export function reachedAt(light: TempleLight, far: number): number {
  const way = Number.isFinite(far) ? Math.max(0, far - light.from) : 0
  return light.start + (isRunning(light) ? way / lightPace.cmPerSecond : 0)
}

export const flowIn = (box: Box, view: View, seat: number): LightFlow =>
  flowOf(box, of(view.temples, seat).slots)
