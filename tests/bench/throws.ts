/** `npm run bench -- throws`: the same handfuls of dice with ours and with what others use, in one run. */
import { cpus } from 'node:os'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { readArgs } from '../../src/cli/args.ts'
import { compare, firstThrows } from './byTurns.ts'
import type { Figures } from './byTurns.ts'
import { loadCannon } from './peers/cannon.ts'
import { loadDiceBox } from './peers/diceBox.ts'
import { loadDiceBoxThree } from './peers/diceBoxThree.ts'
import type { Thrower } from './peers/fetch.ts'
import { loadOurs } from './peers/ours.ts'
import { measureStalls } from './stalls.ts'
import type { Spread, Stall } from './stalls.ts'

const about = `npm run bench -- throws [--throws N] [--memory M] [--no-browser] [--json]

Throws 1, 5, 12, 20 and 50 dice N times (120) with ours, @3d-dice/dice-box (its own physics worker),
@3d-dice/dice-box-threejs and plain cannon-es, forty by turns, without drawing; sticks with ours alone.
Ours is built as it is shipped. Beside them, and no measure for ours, cannon-es by 60 steps a second:
"in the felt" says why, the centimetres that dice of 1.6 are seen under the felt at worst in a throw.
Milliseconds are what the processor worked for one throw, the median of all (in brackets by the
clock on the wall, which a busy machine stretches), after 400 throws that only warm up (40 of 50
dice); the very first throws of all are told apart. Then M throws (10000) of 5 dice with ours, and how
much memory they leave behind; then how long a page of Chromium stands still from a release of ours to
the first pose, by the longest task of its main thread: in the worker, and as a page without workers
throws (--no-browser leaves that out). Peers are fetched into .bench/ the first time.

The goals: for 5 to 20 dice the next engine works at least 3 times as long as ours; nothing of ours is
read tilted; memory is flat; no stall over 4 ms.`

const diceCounts = [1, 5, 12, 20, 50] as const
const stickCounts = [8, 12, 24] as const

/** The longest that the page may stand still for a throw in the worker, milliseconds. */
const mostStall = 4

/** How many times the work of the next, for this many dice. */
const wanted = { times: 3, least: 5, most: 20 } as const

/** How much may be left behind by many throws, bytes: less than a kilobyte for each. */
const mostGrowth = 8 * 2 ** 20

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

function print(rows: readonly Figures[]): void {
  for (const row of rows) {
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

interface Memory {
  readonly throws: number
  readonly before: number
  readonly after: number
}

/** Bytes that are left after many throws, garbage collected; the world's memory is part of `external`. */
function leftBehind(engine: Thrower, throws: number): Memory {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const used = (): number => {
    collect()
    const { heapUsed, external } = process.memoryUsage()
    return heapUsed + external
  }
  for (let i = 0; i < 100; i++) engine.throwDice(5)
  const before = used()
  for (let i = 0; i < throws; i++) engine.throwDice(5)
  return { throws, before, after: used() }
}

function printRest(memory: Memory, stalls: readonly Stall[], ratios: readonly Ratio[]): void {
  const mebibytes = (bytes: number): string => (bytes / 2 ** 20).toFixed(1)
  console.log(
    `memory: ${mebibytes(memory.before)} MiB before, ${mebibytes(memory.after)} MiB after ${memory.throws} throws of 5 dice`,
  )
  const told = ([median, worst]: Spread): string =>
    `${median.toFixed(2)} (worst ${worst.toFixed(1)})`
  for (const { count, worker, page } of stalls)
    console.log(
      `longest task of the page, ${count} dice, ms: thrown in the worker ${told(worker)}; by the page itself ${told(page)}`,
    )
  for (const { count, next, times } of ratios)
    console.log(`${count} dice: ${next} works ${times.toFixed(2)} times as long as ours`)
}

async function loadAll(): Promise<Thrower[]> {
  const peers = [
    await loadDiceBox(),
    await loadDiceBoxThree(),
    await loadCannon(120),
    await loadCannon(60),
  ]
  const found = peers.filter((peer) => peer !== null)
  if (found.length < peers.length) console.log('some peers cannot be fetched: no network?')
  return found
}

export async function run(argv: string[]): Promise<number> {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  const args = readArgs(argv, { throws: text, memory: text, 'no-browser': flag, json: flag })
  if (args.has('help')) {
    console.log(about)
    return 0
  }
  const throws = args.count('throws', 1, 100_000) ?? 120
  const ours = await loadOurs()
  const engines = [ours, ...(await loadAll())]
  for (const { name, about } of engines) console.log(`${name}: ${about}`)
  const first = firstThrows(
    engines.filter((engine) => !engine.isAside),
    5,
    20,
  )
  for (const { engine, milliseconds } of first)
    console.log(`${engine.padEnd(20)} the first 20 throws of 5 dice  ${milliseconds.toFixed(2)} ms`)
  const rows: Figures[] = []
  const add = (found: Figures[]): void => {
    print(found)
    rows.push(...found)
  }
  for (const count of diceCounts) add(compare(engines, count, throws))
  const sticks = await loadOurs('stick-brown')
  for (const count of stickCounts) add(compare([sticks], count, throws))
  const memory = leftBehind(ours, args.count('memory', 1, 10_000_000) ?? 10_000)
  const stalls = args.has('no-browser') ? [] : await measureStalls(diceCounts, 30)
  const ratios = ratiosOf(rows)
  printRest(memory, stalls, ratios)
  const isFast = diceCounts
    .filter((count) => count >= wanted.least && count <= wanted.most)
    .every((count) => ratios.some((ratio) => ratio.count === count && ratio.times >= wanted.times))
  const tilted = rows.some((row) => row.engine.startsWith('ours') && row.tilted > 0)
  const grows = memory.after - memory.before > mostGrowth
  const standsStill = stalls.some(({ worker: [, worst] }) => worst > mostStall)
  const ok = isFast && !tilted && !grows && !standsStill
  if (args.has('json')) {
    const machine = `${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'CPU'}`
    console.log(JSON.stringify({ ok, machine, first, rows, ratios, memory, stalls }))
  }
  return ok ? 0 : 1
}
