/** Measures frame intervals while something moves, and lowers the quality tier if they are too long. */
import type { FrameCost, Quality } from '../../scenes/contract.ts'

/** Longest acceptable median interval (ms) of a tier, and the next lower tier. */
const bearable = {
  high: { most: 26, below: 'medium' },
  medium: { most: 42, below: 'low' },
} as const

/** Frames ignored at first, while resources still load; and frames per measurement. */
const few = 15
const enough = 45
/** Longer intervals (ms) mean that the machine slept; they are ignored. */
const asleep = 1000

export type FrameCostObserver = (drawn: FrameCost) => void

/** Calls `lower` at most once. */
export function watchPace(quality: Quality, lower: (to: Quality) => void): FrameCostObserver {
  const limit = quality === 'low' ? null : bearable[quality]
  const intervals: number[] = []
  let isOver = limit === null
  let seen = 0
  return ({ interval }) => {
    if (isOver || !limit || interval === null || interval > asleep) return
    seen += 1
    if (seen <= few) return
    intervals.push(interval)
    if (intervals.length < enough) return
    const median = intervals.toSorted((a, b) => a - b)[Math.floor(enough / 2)] ?? 0
    intervals.length = 0
    if (median <= limit.most) return
    isOver = true
    lower(limit.below)
  }
}
