/** Watches how long a moving picture takes: what is too much for this machine is drawn a tier lower from then on. */
import type { FrameCost, Quality } from '../../scenes/contract.ts'

/** Milliseconds from picture to picture that a tier may take, and the tier below it. */
const bearable = {
  high: { most: 26, below: 'medium' },
  medium: { most: 42, below: 'low' },
} as const

/** Pictures that are not counted, as what they show is still being made ready; and those that are. */
const few = 15
const enough = 45
/** Nobody's picture takes so long: the machine slept. */
const asleep = 1000

export type FrameCostObserver = (drawn: FrameCost) => void

/** `lower` is called once at most. */
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
