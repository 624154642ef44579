/** Runs many matches of one contest on all cores and sums their results. */
import { cpus } from 'node:os'
import { runParts } from '../../src/cli/fair/pool.ts'
import type { Contest, Played, Portion, Spent } from './botsMatch.ts'

const script = new URL('./botsThread.mjs', import.meta.url)

/** Splits the matches into at least two portions per thread if possible; each has equally many matches from each seat. */
function portionsOf(contest: Contest, matches: number, threads: number): readonly Portion[] {
  const { seats } = contest
  const rounds = Math.ceil(matches / seats)
  const size = Math.max(1, Math.min(16, Math.ceil(rounds / threads / 2))) * seats
  return Array.from({ length: Math.ceil(matches / size) }, (_, i) => {
    return { contest, from: i * size, to: Math.min(matches, (i + 1) * size) }
  })
}

export async function playMany(
  contest: Contest,
  matches: number,
  threads: number = cpus().length,
): Promise<readonly Played[]> {
  const all: Played[] = []
  const portions = portionsOf(contest, matches, threads)
  await runParts<Played[], Portion>(portions, threads, (played) => all.push(...played), script)
  return all
}

export interface Rate {
  readonly rate: number
  /** Bounds of a 95 % confidence interval. */
  readonly low: number
  readonly high: number
}

/** Wilson score interval, which is also valid near 0 and 1. */
export function rateOf(wins: number, matches: number): Rate {
  const z = 1.96
  const rate = wins / matches
  const middle = (rate + z ** 2 / (2 * matches)) / (1 + z ** 2 / matches)
  const half =
    (z / (1 + z ** 2 / matches)) *
    Math.sqrt((rate * (1 - rate)) / matches + z ** 2 / (4 * matches ** 2))
  return { rate, low: middle - half, high: middle + half }
}

export interface Work {
  readonly decisions: number
  readonly msP50: number
  readonly msP95: number
  readonly playoutsP50: number
  readonly playoutsPerSecond: number
}

export function workOf(played: readonly Played[]): Work {
  const all: readonly Spent[] = played.flatMap(({ decisions }) => decisions)
  const ms = all.map((one) => one.ms).sort((a, b) => a - b)
  const playouts = all.map((one) => one.playouts).sort((a, b) => a - b)
  const searched = all.filter((one) => one.playouts > 0)
  const seconds = searched.reduce((sum, one) => sum + one.ms, 0) / 1000
  const done = searched.reduce((sum, one) => sum + one.playouts, 0)
  return {
    decisions: all.length,
    msP50: at(ms, 0.5),
    msP95: at(ms, 0.95),
    playoutsP50: at(playouts, 0.5),
    playoutsPerSecond: seconds > 0 ? Math.round(done / seconds) : 0,
  }
}

function at(sorted: readonly number[], share: number): number {
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return Math.round(value * 100) / 100
}

export const percent = (value: number): string => `${Math.round(value * 1000) / 10} %`

export const shown = ({ rate, low, high }: Rate): string =>
  `${percent(rate)} (${percent(low)} to ${percent(high)})`
