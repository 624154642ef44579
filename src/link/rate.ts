/** Limits how many messages a sender may send: a bucket that fills by the second. */
import { linkLimits } from './limits.ts'

/** True while the sender keeps to the limit; call it once for each message. */
export function makeRate(now: () => number, { burst, perSecond } = linkLimits as RateLimits) {
  let left = burst
  let last = now()
  return (): boolean => {
    const at = now()
    left = Math.min(burst, left + (Math.max(0, at - last) / 1000) * perSecond)
    last = at
    if (left < 1) return false
    left -= 1
    return true
  }
}

interface RateLimits {
  readonly burst: number
  readonly perSecond: number
}
