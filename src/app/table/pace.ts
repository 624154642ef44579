/** Measures frame intervals while something moves, and lowers the quality tier if they are too long. */
import type { FrameCost, Quality } from '../../scenes/contract.ts'

/** Longest acceptable median interval (ms) of a tier, and the next lower tier. */
const limits = {
  high: { most: 26, below: 'medium' },
  medium: { most: 42, below: 'low' },
} as const

/** Frames ignored at first, while resources still load; and frames per measurement. */
const skippedFrames = 15
const measuredFrames = 45
/** Longer intervals (ms) mean that the machine slept; they are ignored. */
const asleepMs = 1000

export type FrameCostObserver = (drawn: FrameCost) => void

/** Calls `lower` at most once. */
export function watchPace(quality: Quality, lower: (to: Quality) => void): FrameCostObserver {
  const limit = quality === 'low' ? null : limits[quality]
  const intervals: number[] = []
  let isOver = limit === null
  let seen = 0
  return ({ interval }) => {
    if (isOver || !limit || interval === null || interval > asleepMs) return
    seen += 1
    if (seen <= skippedFrames) return
    intervals.push(interval)
    if (intervals.length < measuredFrames) return
    const median = intervals.toSorted((a, b) => a - b)[Math.floor(measuredFrames / 2)] ?? 0
    intervals.length = 0
    if (median <= limit.most) return
    isOver = true
    lower(limit.below)
  }
}
