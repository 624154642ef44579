/** `npm run bench -- throws`: the same handfuls of dice with ours and with what others use, in one run, by turns. */
import { cpus } from 'node:os'
import { readArgs } from '../../src/cli/args.ts'
import { loadCannon } from './peers/cannon.ts'
import { loadDiceBox } from './peers/diceBox.ts'
import { loadDiceBoxThree } from './peers/diceBoxThree.ts'
import type { Thrower } from './peers/fetch.ts'
import { loadOurs } from './peers/ours.ts'
import { measureStalls } from './stalls.ts'
import type { Spread } from './stalls.ts'

const about = `npm run bench -- throws [--throws N] [--memory M] [--browser] [--json]

Throws 1, 5, 12, 20 and 50 dice N times (60) with ours, @3d-dice/dice-box (its own physics worker),
@3d-dice/dice-box-threejs and plain cannon-es, ten by turns, without drawing; sticks with ours alone.
Ours is built as it is shipped. Beside them, and no measure for ours, cannon-es by 60 steps a second:
"in the felt" says why, the centimetres that dice of 1.6 are seen under the felt at worst in a throw.
Milliseconds are what the processor worked for one throw, the median of all (in brackets by the
clock on the wall, which a busy machine stretches), after 200 throws that only warm up (40 of 50
dice). Then M throws (2000) of 5 dice with
ours, and how much memory they leave behind. Peers are fetched into .bench/ the first time.

--browser   also how long a page of Chromium stands still from a release of ours to the first pose, by
            the longest task of its main thread: in the worker, and as a page without workers throws

The goals: for 5 to 20 dice the next engine works at least 3 times as long as ours; nothing of ours is
read tilted; memory is flat; with --browser, no stall over 4 ms.`

const diceCounts = [1, 5, 12, 20, 50] as const
const stickCounts = [8, 12, 24] as const

interface Figures {
  readonly engine: string
  readonly count: number
  readonly throws: number
  /** Of the processor's work, and by the clock on the wall. */
  readonly milliseconds: number
  readonly wall: number
  readonly steps: number
  readonly seconds: number
  /** Shares of all pieces, and of all throws. */
  readonly tilted: number
  readonly forced: number
  /** Centimetres that pieces are seen in the felt at worst in a throw; null where nobody can tell. */
  readonly sunk: number | null
  readonly isAside: boolean
}

/** Throws, not timed, in which pieces are watched all the way. */
const watched = 15

/** The longest that the page may stand still for a throw in the worker, milliseconds. */
const mostStall = 4

/** How many times the work of the next, for this many dice. */
const wanted = { times: 3, least: 5, most: 20 } as const

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/**
 * Throws that are not counted: an engine that has just been loaded is not yet what it will be, and all of
 * them go on getting quicker for some two hundred. With 50 dice one throw is as long as ten.
 */
const warmUpsOf = (count: number): number => (count > 20 ? 40 : 200)

/** Throws in a row: nobody throws with two engines by turns, and each leaves its litter for the next one to clear away. */
const inARow = 10

/** By turns, so that a busy machine is busy for all of them. */
function compare(engines: readonly Thrower[], count: number, throws: number): Figures[] {
  const kept = engines.map(() => ({
    times: [] as number[],
    walls: [] as number[],
    steps: [] as number[],
    seconds: [] as number[],
    tilted: 0,
    forced: 0,
  }))
  const throwOnce = (engine: Thrower, own: (typeof kept)[number] | null): void => {
    const begun = process.hrtime.bigint()
    const worked = process.cpuUsage()
    const outcome = engine.throwDice(count)
    const { user, system } = process.cpuUsage(worked)
    const passed = Number(process.hrtime.bigint() - begun) / 1e6
    if (!own) return
    own.times.push((user + system) / 1000)
    own.walls.push(passed)
    own.steps.push(outcome.steps)
    own.seconds.push(outcome.seconds)
    own.tilted += outcome.tilted
    own.forced += outcome.isForced ? 1 : 0
  }
  for (let n = -warmUpsOf(count); n < throws; n += inARow) {
    engines.forEach((engine, e) => {
      const row = Math.min(inARow, throws - n)
      for (let i = 0; i < row; i++) throwOnce(engine, n < 0 ? null : (kept[e] ?? null))
    })
  }
  return engines.map((engine, e) => ({
    engine: engine.name,
    count,
    throws,
    milliseconds: median(kept[e]?.times ?? []),
    wall: median(kept[e]?.walls ?? []),
    steps: median(kept[e]?.steps ?? []),
    seconds: median(kept[e]?.seconds ?? []),
    tilted: (kept[e]?.tilted ?? 0) / (throws * count),
    forced: (kept[e]?.forced ?? 0) / throws,
    sunk: engine.sink
      ? median(Array.from({ length: watched }, () => engine.sink?.(count) ?? 0))
      : null,
    isAside: engine.isAside ?? false,
  }))
}

function print(rows: readonly Figures[]): void {
  for (const row of rows) {
    const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
    console.log(
      `${row.engine.padEnd(20)} ${String(row.count).padStart(3)}  ${row.milliseconds.toFixed(2).padStart(8)} ms (${row.wall.toFixed(1)})` +
        `  ${String(row.steps).padStart(5)} steps  ${row.seconds.toFixed(2)} s` +
        `  tilted ${percent(row.tilted).padStart(6)}  forced ${percent(row.forced)}` +
        (row.sunk === null ? '' : `  in the felt ${row.sunk.toFixed(2)}`),
    )
  }
}

interface Ratio {
  readonly count: number
  /** The engine that works least of the others. */
  readonly next: string
  readonly times: number
}

function ratiosOf(rows: readonly Figures[]): Ratio[] {
  return diceCounts.flatMap((count): Ratio[] => {
    const same = rows.filter((row) => row.count === count && !row.isAside)
    const ours = same.find((row) => row.engine === 'ours')
    const [next] = same
      .filter((row) => row !== ours && !row.engine.startsWith('ours'))
      .toSorted((a, b) => a.milliseconds - b.milliseconds)
    return ours && next
      ? [{ count, next: next.engine, times: next.milliseconds / ours.milliseconds }]
      : []
  })
}

/** Bytes that are left after many throws; the world's memory is part of `external`. */
function leftBehind(engine: Thrower, throws: number): { before: number; after: number } {
  const used = (): number => {
    globalThis.gc?.()
    const { heapUsed, external } = process.memoryUsage()
    return heapUsed + external
  }
  for (let i = 0; i < 100; i++) engine.throwDice(5)
  const before = used()
  for (let i = 0; i < throws; i++) engine.throwDice(5)
  return { before, after: used() }
}

export async function run(argv: string[]): Promise<number> {
  const text = { type: 'string' } as const
  const args = readArgs(argv, {
    throws: text,
    memory: text,
    browser: { type: 'boolean' },
    json: { type: 'boolean' },
  })
  if (args.has('help')) {
    console.log(about)
    return 0
  }
  const throws = args.count('throws', 1, 100_000) ?? 60
  const ours = await loadOurs()
  const peers = [
    await loadDiceBox(),
    await loadDiceBoxThree(),
    await loadCannon(120),
    await loadCannon(60),
  ]
  const engines = [ours, ...peers.filter((peer) => peer !== null)]
  if (engines.length <= peers.length) console.log('some peers cannot be fetched: no network?')
  for (const { name, about } of engines) console.log(`${name}: ${about}`)
  const rows: Figures[] = []
  for (const count of diceCounts) {
    const found = compare(engines, count, throws)
    print(found)
    rows.push(...found)
  }
  const sticks = [await loadOurs('stick-brown')]
  for (const count of stickCounts) {
    const found = compare(sticks, count, throws)
    print(found)
    rows.push(...found)
  }
  const memoryThrows = args.count('memory', 1, 10_000_000) ?? 2000
  const { before, after } = leftBehind(ours, memoryThrows)
  const mebibytes = (bytes: number): string => (bytes / 2 ** 20).toFixed(1)
  console.log(
    `memory: ${mebibytes(before)} MiB before, ${mebibytes(after)} MiB after ${memoryThrows} throws of 5 dice` +
      (globalThis.gc ? '' : ' (run Node with --expose-gc for figures without garbage)'),
  )
  const stalls = args.has('browser') ? await measureStalls(diceCounts, 30) : []
  for (const { count, worker, page } of stalls) {
    const told = ([median, worst]: Spread): string =>
      `${median.toFixed(2)} (worst ${worst.toFixed(1)})`
    console.log(
      `longest task of the page, ${count} dice, ms: thrown in the worker ${told(worker)}; by the page itself ${told(page)}`,
    )
  }
  const ratios = ratiosOf(rows)
  for (const { count, next, times } of ratios)
    console.log(`${count} dice: ${next} works ${times.toFixed(2)} times as long as ours`)
  const isFast = ratios.every(
    ({ count, times }) => count < wanted.least || count > wanted.most || times >= wanted.times,
  )
  const tilted = rows.some((row) => row.engine.startsWith('ours') && row.tilted > 0)
  const grown = after - before > 16 * 2 ** 20
  const standsStill = stalls.some(({ worker: [, worst] }) => worst > mostStall)
  const ok = isFast && !tilted && !grown && !standsStill
  if (args.has('json')) {
    const machine = `${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'CPU'}`
    console.log(
      JSON.stringify({
        ok,
        machine,
        rows,
        ratios,
        memory: { throws: memoryThrows, before, after },
        stalls,
      }),
    )
  }
  return ok ? 0 : 1
}
