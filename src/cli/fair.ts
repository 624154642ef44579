/** `npm run fair`: throws very many pieces and tests whether every face is as likely as the others. */
import { pathToFileURL } from 'node:url'
import { figuresOf } from '../physics/fairness/figures.ts'
import { level, mostBias, mostRounds, mostSeconds } from '../physics/fairness/goals.ts'
import { addTally, makeTally, type Series, type Tally } from '../physics/fairness/tally.ts'
import { gestureNames } from '../physics/gesture.ts'
import { mostDice, mostSticksEach } from '../physics/limits.ts'
import { isStick, type PieceKind, pieceKinds } from '../shapes/pieces.ts'
import { anyOf, type Args, raw, readArgs, UsageError } from './args.ts'
import { compareLong } from './fair/long.ts'
import { cutThrows, runParts } from './fair/pool.ts'
import { fairnessReport } from './fair/report.ts'
import { languageIn, voiceFor } from './voices.ts'

const about = `npm run fair -- --piece ${pieceKinds.join('|')}
                [--count K] [--pieces N] [--gesture ${gestureNames.join('|')}]
                [--throwers 1|2] [--symmetry on|off] [--seed S] [--threads T] [--json]
npm run fair -- --long N [--threads T] [--json]

Throws N pieces (30000), K at a time (5 dice, 8 sticks of each thrower), and reports chi-square, what
it could have found, how much faces hang together, what the judge had to do and how long pieces take
to settle. Exit code 1 when a goal is missed, each by its name:

enough           so many pieces would find, with 90 %, one face that is ${mostBias * 100} % too frequent
faces, positions, nextThrow, sameThrow   a chi-square test with p > ${level}: faces are even, and have
                 nothing to do with the position, the throw before, the neighbour. Each fails one fair
                 run in ${1 / level} by chance alone, so that all four fail at most 4 in ${1 / level}.
plain            no face was read that is not plainly up
rounds, settle   95 of 100 throws need at most ${mostRounds} rounds of the judge and ${mostSeconds} s in all; of the rigged
                 gesture, which puts all down in one heap, this is not asked

--throwers 2     sticks: half of them are each thrower's, who has a side of the tray
--symmetry off   every piece is held the same way: with --gesture rigged this must fail
--long           throws N mixed throws in two threads each and counts results that differ`

/** Default number of pieces in a throw: five dice, or eight sticks, which is a handful. */
const usualCount = (kind: PieceKind): number => (isStick(kind) ? 8 : 5)

const mostAtOnce = (kind: PieceKind, throwers: number): number =>
  isStick(kind) ? mostSticksEach * throwers : mostDice

function readThrowers(args: Args, kind: PieceKind): 1 | 2 {
  const throwers = args.count('throwers', 1, 2) === 2 ? 2 : 1
  if (throwers === 2 && !isStick(kind)) throw new UsageError('cli.error.throwers')
  return throwers
}

function readSeries(args: Args, kind: PieceKind): Series {
  const throwers = readThrowers(args, kind)
  return {
    kind,
    count: args.count('count', throwers, mostAtOnce(kind, throwers)) ?? usualCount(kind) * throwers,
    throwers,
    gesture: args.choice('gesture', gestureNames) ?? 'default',
    seed: args.text('seed') ?? 'fair',
    symmetry: args.choice('symmetry', ['on', 'off'] as const) !== 'off',
  }
}

/** Options of a series, which do not go with `--long`. */
const seriesOptions = [
  'piece',
  'count',
  'pieces',
  'gesture',
  'throwers',
  'symmetry',
  'seed',
] as const

function readLong(args: Args): number | undefined {
  const long = args.count('long', 1, 10_000_000)
  const surplus = seriesOptions.find((name) => args.text(name) !== undefined)
  if (long !== undefined && surplus) throw new UsageError('cli.error.long', raw({ name: surplus }))
  return long
}

async function measure(series: Series, throws: number, threads: number): Promise<Tally> {
  const sum = makeTally(series)
  await runParts<Tally>(cutThrows(throws, 2500, series), threads, (part) => addTally(sum, part))
  return sum
}

export async function run(argv: string[]): Promise<number> {
  const text = { type: 'string' } as const
  const args = readArgs(argv, {
    ...Object.fromEntries(seriesOptions.map((name) => [name, text])),
    threads: text,
    long: text,
    json: { type: 'boolean' },
  })
  if (args.has('help')) {
    console.log(about)
    return 0
  }
  const threads = args.count('threads', 1, 64) ?? 1
  const long = readLong(args)
  if (long !== undefined) return compareLong(long, Math.max(2, threads), args.has('json'))
  const kind = args.choice('piece', pieceKinds)
  if (!kind) throw new UsageError('cli.error.noPiece', { choices: anyOf(pieceKinds) })
  const series = readSeries(args, kind)
  const pieces = args.count('pieces', 1, 100_000_000) ?? 30_000
  const began = performance.now()
  const tally = await measure(series, Math.ceil(pieces / series.count), threads)
  const seconds = (performance.now() - began) / 1000
  const figures = figuresOf(tally, series.gesture)
  console.log(fairnessReport(series, figures, seconds))
  if (args.has('json')) {
    const { ok, ...rest } = figures
    console.log(JSON.stringify({ ok, ...series, ...rest, threads, seconds }))
  }
  return figures.ok ? 0 : 1
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const argv = process.argv.slice(2)
  try {
    process.exitCode = await run(argv)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    console.error((await voiceFor(languageIn(argv))).say(error.line))
    process.exitCode = 1
  }
}
