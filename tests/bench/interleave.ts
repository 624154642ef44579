/** Times the same throws with each engine, interleaved in batches, by CPU time. */
import type { Sunk, Thrower } from './peers/fetch.ts'

export interface Figures {
  readonly engine: string
  readonly count: number
  readonly throws: number
  /** CPU time of a throw: median, and mean (which includes rare long throws). */
  readonly milliseconds: number
  readonly mean: number
  /** Wall time (ms). */
  readonly wall: number
  readonly steps: number
  readonly seconds: number
  /** Share of tilted pieces among all pieces, and of forced throws among all throws. */
  readonly tilted: number
  readonly forced: number
  /** null if the engine cannot tell. */
  readonly sunk: Sunk | null
  readonly isAside: boolean
}

/** Throws, not timed, in which the depth of pieces in the felt is sampled at every step. */
const sinkThrows = 15

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

function sunkOf(engine: Thrower, count: number): Sunk | null {
  const depths = Array.from({ length: sinkThrows }, () => engine.sink?.(count) ?? [])
  const measured = depths.flat()
  if (measured.length === 0) return null
  const middle = (which: keyof Sunk): number => median(measured.map((sunk) => sunk[which]))
  return { seen: middle('seen'), inWorld: middle('inWorld') }
}

/**
 * Warm-up throws: engines get faster for about the first 400 throws, as code is compiled. A throw of 50 dice takes as
 * long as ten of 5.
 */
const warmUpThrows = (count: number): number => (count > 20 ? 40 : 400)

/**
 * Consecutive throws per engine: switching after each throw would charge one engine's garbage collection to the next.
 */
const batchSize = 40

/** Runs `work` and returns its CPU milliseconds, which a busy machine does not stretch, unlike wall time. */
function measureCpu<T>(work: () => T): readonly [done: T, milliseconds: number] {
  const before = process.cpuUsage()
  const done = work()
  const { user, system } = process.cpuUsage(before)
  return [done, (user + system) / 1000]
}

interface Kept {
  readonly times: number[]
  readonly walls: number[]
  readonly steps: number[]
  readonly seconds: number[]
  tilted: number
  forced: number
}

function throwOnce(engine: Thrower, count: number, kept: Kept): void {
  const begun = process.hrtime.bigint()
  const [outcome, milliseconds] = measureCpu(() => engine.throwDice(count))
  kept.walls.push(Number(process.hrtime.bigint() - begun) / 1e6)
  kept.times.push(milliseconds)
  kept.steps.push(outcome.steps)
  kept.seconds.push(outcome.seconds)
  kept.tilted += outcome.tilted
  kept.forced += outcome.isForced ? 1 : 0
}

/** Interleaves the engines, so that load on the machine affects all of them alike. */
export function compare(engines: readonly Thrower[], count: number, throws: number): Figures[] {
  const all = engines.map((engine) => {
    const kept: Kept = { times: [], walls: [], steps: [], seconds: [], tilted: 0, forced: 0 }
    return { engine, kept }
  })
  for (let n = -warmUpThrows(count); n < throws; n += batchSize) {
    for (const { engine, kept } of all) {
      for (let i = 0; i < Math.min(batchSize, throws - n); i++) {
        if (n < 0) engine.throwDice(count)
        else throwOnce(engine, count, kept)
      }
    }
  }
  return all.map(({ engine, kept }) => ({
    engine: engine.name,
    count,
    throws,
    milliseconds: median(kept.times),
    mean: kept.times.reduce((sum, one) => sum + one, 0) / throws,
    wall: median(kept.walls),
    steps: median(kept.steps),
    seconds: median(kept.seconds),
    tilted: kept.tilted / (throws * count),
    forced: kept.forced / throws,
    sunk: sunkOf(engine, count),
    isAside: engine.isAside ?? false,
  }))
}

export interface First {
  readonly engine: string
  /** Mean per throw. */
  readonly milliseconds: number
}

/** Cost of the very first throws, before any code is compiled. */
export function firstThrows(engines: readonly Thrower[], count: number, throws: number): First[] {
  return engines.map((engine) => {
    const [, all] = measureCpu(() => {
      for (let i = 0; i < throws; i++) engine.throwDice(count)
    })
    return { engine: engine.name, milliseconds: all / throws }
  })
}
