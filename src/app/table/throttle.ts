/** Throttles renders of a match that runs without animation, such as bots at full speed. */
import type { Ports } from '../../session/ports.ts'

/** Minimum interval between renders (ms). */
const minIntervalMs = 120

/** Returns true if it is time to render; `runs` tells that more changes follow. */
export function makeThrottle({
  now,
  pace,
}: Pick<Ports, 'now' | 'pace'>): (runs: boolean) => boolean {
  let told = -Infinity
  return (runs) => {
    const at = now()
    if (runs && pace().pauseSeconds === 0 && at - told < minIntervalMs) return false
    told = at
    return true
  }
}
