/** Times the same throws with each engine, interleaved in batches, by CPU time. */
import type { Sunk, Thrower } from './peers/fetch.ts'

export interface Figures {
  readonly engine: string
  readonly count: number
  readonly throws: number
  /** Of the processor's work: the median and, with what is seldom and long, the mean. */
  readonly milliseconds: number
  readonly mean: number
  /** By the clock on the wall. */
  readonly wall: number
  readonly steps: number
  readonly seconds: number
  /** Shares of all pieces, and of all throws. */
  readonly tilted: number
  readonly forced: number
  /** null where nobody can tell. */
  readonly sunk: Sunk | null
  readonly isAside: boolean
}

/** Throws, not timed, in which pieces are watched all the way. */
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
 * Throws that are not counted: an engine that has just been loaded is not yet what it will be, and all of
 * them go on getting quicker for some four hundred. With 50 dice one throw is as long as ten.
 */
const warmUpThrows = (count: number): number => (count > 20 ? 40 : 400)

/** Throws in a row: nobody throws with two engines by turns, and each leaves its garbage for the next one to collect. */
const batchSize = 40

/** With the milliseconds of the processor's work: a busy machine stretches the clock on the wall, not these. */
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

/** By turns, so that a busy machine is busy for all of them. */
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
  /** For each throw, on the average. */
  readonly milliseconds: number
}

/** What the very first throws cost, before anything has got quicker by being used. */
export function firstThrows(engines: readonly Thrower[], count: number, throws: number): First[] {
  return engines.map((engine) => {
    const [, all] = measureCpu(() => {
      for (let i = 0; i < throws; i++) engine.throwDice(count)
    })
    return { engine: engine.name, milliseconds: all / throws }
  })
}
