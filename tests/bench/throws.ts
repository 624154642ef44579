/** `npm run bench -- throws`: the same throws of dice with our engine and with others, in one run. */
import { readArgs } from '../../src/cli/args.ts'
import { conclude } from './conclude.ts'
import { compare, firstThrows } from './interleave.ts'
import type { Figures } from './interleave.ts'
import { measureMemory } from './memory.ts'
import type { Memory } from './memory.ts'
import { loadCannon } from './peers/cannon.ts'
import { loadDiceBox } from './peers/diceBox.ts'
import { loadDiceBoxThree } from './peers/diceBoxThree.ts'
import type { Thrower } from './peers/fetch.ts'
import { loadOurs } from './peers/ours.ts'
import { measureStalls } from './stalls.ts'
import type { Spread, Stall } from './stalls.ts'
import { goalsOf, isGood, leastTimes, ratiosOf } from './throwGoals.ts'
import type { Goals, Ratio } from './throwGoals.ts'

const timesAsked = [...leastTimes].map(([count, least]) => `${least} (${count} dice)`).join(', ')

const about = `npm run bench -- throws [--throws N] [--memory M] [--no-browser] [--json]

Throws 1, 5, 12, 20 and 50 dice N times (120) with ours, @3d-dice/dice-box (its own physics worker),
@3d-dice/dice-box-threejs and plain cannon-es, forty by turns, without drawing; sticks with ours alone.
Ours is built as it is shipped. Beside them, and no measure for ours, cannon-es by 60 steps a second:
"in the felt" says why, the centimetres that dice of 1.6 are under the felt at worst in a throw, in the
engine's own world and as they are drawn. Ours lifts what it draws; the others draw what there is.
Milliseconds are what the processor worked for one throw, the median of all and their mean (in brackets
by the clock on the wall, which a busy machine stretches), after 400 throws that only warm up (40 of more
than 20 dice); the very first throws of all are told apart. "tilted" is asked more strictly of ours: what
lies on another piece or outside counts too; "forced" is ended by a time limit or, of ours, by a hand that
lays a piece flat. Then, in a process of their own, M throws (10000) of 5 dice and a tenth as many of 24
sticks of two throwers, and how much memory they leave behind; then how long a page of Chromium stands
still from a release of ours to the first pose, by the longest task of its main thread: in the worker,
and as a page without workers throws; the throw that wakes the worker is told apart, and counts
(--no-browser leaves all that out). Peers are fetched into .bench/ the first time.

The goals: the next engine works at least ${timesAsked} times as
long as ours (fast); nothing of ours is read that is not plainly up (plain); memory is flat (memory); no
stall over 4 ms (stalls).`

const diceCounts = [1, 5, 12, 20, 50] as const
const stickCounts = [8, 12, 24] as const

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

const felt = ({ sunk }: Figures): string =>
  sunk ? `  in the felt ${sunk.inWorld.toFixed(2)}, drawn ${sunk.seen.toFixed(2)}` : ''

function print(rows: readonly Figures[]): void {
  for (const row of rows) {
    console.log(
      `${row.engine.padEnd(20)} ${String(row.count).padStart(3)}  ${row.milliseconds.toFixed(2).padStart(8)} ms, mean ${row.mean.toFixed(2)} (${row.wall.toFixed(1)})` +
        `  ${String(row.steps).padStart(5)} steps  ${row.seconds.toFixed(2)} s` +
        `  tilted ${percent(row.tilted).padStart(6)}  forced ${percent(row.forced)}` +
        felt(row),
    )
  }
}

function printMemory(memory: readonly Memory[]): void {
  const mebibytes = (bytes: number): string => (bytes / 2 ** 20).toFixed(2)
  for (const { what, throws, before, after } of memory)
    console.log(
      `memory: ${mebibytes(before)} MiB before, ${mebibytes(after)} MiB after ${throws} throws of ${what}`,
    )
}

function printRest(stalls: readonly Stall[] | null, ratios: readonly Ratio[], goals: Goals): void {
  const told = ([median, worst]: Spread): string =>
    `${median.toFixed(2)} (worst ${worst.toFixed(1)})`
  for (const { count, worker, waking, page } of stalls ?? [])
    console.log(
      `longest task of the page, ${count} dice, ms: thrown in the worker ${told(worker)}, waking it ${waking.toFixed(1)}; by the page itself ${told(page)}`,
    )
  for (const { count, next, times, timesMean, timesAside } of ratios)
    console.log(
      `${count} dice: ${next} works ${times.toFixed(2)} times as long as ours, ${timesMean.toFixed(2)} by the means; what runs aside counted too, the next works ${timesAside.toFixed(2)} times as long`,
    )
  const words = { true: 'reached', false: 'MISSED', null: 'not measured' } as const
  for (const [name, holds] of Object.entries(goals) as [keyof Goals, boolean | null][])
    console.log(`goal ${name}: ${words[`${holds}`]}`)
}

async function loadPeers(): Promise<{ found: readonly Thrower[]; isComplete: boolean }> {
  const peers = [
    await loadDiceBox(),
    await loadDiceBoxThree(),
    await loadCannon(120),
    await loadCannon(60),
  ]
  const found = peers.filter((peer) => peer !== null)
  const isComplete = found.length === peers.length
  if (!isComplete) console.log('some peers cannot be fetched: no network?')
  return { found, isComplete }
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
  const memoryThrows = args.count('memory', 1, 10_000_000) ?? 10_000
  const ours = await loadOurs()
  const { found, isComplete } = await loadPeers()
  const engines = [ours, ...found]
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
  const memory = measureMemory(memoryThrows)
  printMemory(memory)
  const stalls = args.has('no-browser') ? null : await measureStalls(diceCounts, 30)
  const ratios = ratiosOf(diceCounts, rows)
  const goals = goalsOf({ rows, ratios, memory, stalls, isComplete })
  const ok = isGood(goals)
  printRest(stalls, ratios, goals)
  return conclude(args, 'throws', ok, { goals, first, rows, ratios, memory, stalls })
}
