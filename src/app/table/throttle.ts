/** Where nothing is waited for, nobody can follow each step: what comes at once is told together. */
import type { Ports } from '../../session/ports.ts'

/** Milliseconds of a match played at once that are shown as one. */
const together = 120

/** Answers whether it is time to tell; `runs` says that more is on its way. */
export function makeThrottle({
  now,
  pace,
}: Pick<Ports, 'now' | 'pace'>): (runs: boolean) => boolean {
  let told = -Infinity
  return (runs) => {
    const at = now()
    if (runs && pace().pauseSeconds === 0 && at - told < together) return false
    told = at
    return true
  }
}
