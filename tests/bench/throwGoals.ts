/** Goals of the throw benchmark, by name. */
import type { Figures } from './interleave.ts'
import { grows } from './memory.ts'
import type { Memory } from './memory.ts'
import type { Stall } from './stalls.ts'

/** Longest allowed stall of the page during a throw in the worker (ms). */
const maxStallMs = 4

/** By number of dice: the least factor by which the second-fastest engine must be slower than ours. */
export const leastTimes: ReadonlyMap<number, number> = new Map([
  [5, 2.5],
  [12, 3.5],
  [20, 5],
])

export interface Ratio {
  readonly count: number
  /** The fastest of the other engines. */
  readonly next: string
  readonly times: number
  /** The same ratio of the means, which include rare long throws. */
  readonly timesMean: number
  /** Like `times`, but including engines that are shown for comparison only. */
  readonly timesAside: number
}

function ratioOf(count: number, rows: readonly Figures[]): Ratio[] {
  const same = rows.filter((row) => row.count === count)
  const ours = same.find((row) => row.engine === 'ours')
  const others = same
    .filter((row) => !row.engine.startsWith('ours'))
    .toSorted((a, b) => a.milliseconds - b.milliseconds)
  const next = others.find((row) => !row.isAside)
  const [least] = others
  if (!ours || !next || !least) return []
  return [
    {
      count,
      next: next.engine,
      times: next.milliseconds / ours.milliseconds,
      timesMean: next.mean / ours.mean,
      timesAside: least.milliseconds / ours.milliseconds,
    },
  ]
}

export const ratiosOf = (counts: readonly number[], rows: readonly Figures[]): Ratio[] =>
  counts.flatMap((count) => ratioOf(count, rows))

export interface Found {
  readonly rows: readonly Figures[]
  readonly ratios: readonly Ratio[]
  readonly memory: readonly Memory[]
  /** null if no browser was requested. */
  readonly stalls: readonly Stall[] | null
  /** True if every peer could be fetched: otherwise the fastest one may be missing. */
  readonly isComplete: boolean
}

/** null means not measured: neither met nor missed. */
export interface Goals {
  readonly fast: boolean
  readonly plain: boolean
  readonly memory: boolean
  readonly stalls: boolean | null
}

export function goalsOf({ rows, ratios, memory, stalls, isComplete }: Found): Goals {
  const isFast = (count: number, least: number): boolean =>
    ratios.some((ratio) => ratio.count === count && ratio.times >= least)
  const own = rows.filter(({ engine }) => engine.startsWith('ours'))
  return {
    fast: isComplete && [...leastTimes].every(([count, least]) => isFast(count, least)),
    plain: own.length > 0 && own.every(({ tilted }) => tilted === 0),
    memory: memory.length > 0 && !memory.some(grows),
    stalls:
      stalls &&
      stalls.every(({ worker: [, worst], waking }) => Math.max(worst, waking) <= maxStallMs),
  }
}

export const isGood = (goals: Goals): boolean => !Object.values(goals).includes(false)
