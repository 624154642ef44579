/** `npm run fair`: throws very many pieces and tests whether every face is as likely as the others. */
import { pathToFileURL } from 'node:url'
import { level, figuresOf, usualCount } from '../physics/fairness/figures.ts'
import type { Figures } from '../physics/fairness/figures.ts'
import { addTally, makeTally } from '../physics/fairness/tally.ts'
import type { Series, Tally } from '../physics/fairness/tally.ts'
import { gestureNames, pieceKinds } from '../physics/index.ts'
import { readArgs, UsageError } from './args.ts'
import { compareLong } from './fair-long.ts'
import { cut, runParts } from './fair-pool.ts'
import { languageIn, voiceFor } from './voices.ts'

const about = `npm run fair -- --piece ${pieceKinds.join('|')}
                [--count K] [--pieces N] [--gesture ${gestureNames.join('|')}]
                [--symmetry on|off] [--seed S] [--threads T] [--json]
npm run fair -- --long N [--threads T] [--json]

Throws N pieces (30000), K at a time (5 dice, 8 sticks), and reports chi-square, what it could have
found, correlations, what the judge had to do and how long pieces take to settle. Exit code 1 when a
test falls below p = ${level} or a face was read that is not plainly up.

--symmetry off   every piece is held the same way: with --gesture rigged this must fail
--long           throws N mixed throws in two threads each and counts results that differ`

const percent = (share: number, digits = 2): string => `${(share * 100).toFixed(digits)} %`

function tell(series: Series, figures: Figures, seconds: number): string {
  const { even, positions, serial, pairs, settle, rounds } = figures
  const share = (n: number): string => percent(n / figures.pieces, 3)
  const causes = Object.entries(figures.causes).sort((a, b) => b[1] - a[1])
  const p = (value: number): string => value.toPrecision(3)
  return [
    `${series.kind}, ${series.count} at a time, gesture ${series.gesture}, symmetry ${series.symmetry ? 'on' : 'off'}`,
    `pieces          ${figures.pieces} in ${figures.throws} throws`,
    `faces           ${figures.faces.map((n) => `${n} (${share(n)})`).join('  ')}`,
    `chi-square      ${even.chi.toFixed(2)}, ${even.degrees} degrees of freedom, p = ${p(even.p)}`,
    `power           one face ${percent(figures.smallestBias)} too frequent is found with 90 % at p < ${level}`,
    `positions       p = ${p(positions.p)}`,
    `next throw      p = ${p(serial.p)}, correlation ${serial.correlation.toFixed(5)}`,
    `same throw      p = ${p(pairs.p)}, correlation ${pairs.correlation.toFixed(5)}`,
    `judge           touched ${percent(figures.touched)} of the pieces; rounds p50 ${rounds.p50}, p95 ${rounds.p95}, max ${rounds.max}`,
    ...causes.map(([cause, n]) => `                ${n} × ${cause}`),
    `unclear         ${figures.unclear} faces read that are not plainly up`,
    `settle          p50 ${settle.p50.toFixed(2)} s, p95 ${settle.p95.toFixed(2)} s, max ${settle.max.toFixed(2)} s`,
    `track           ${Math.round(figures.bytes)} bytes a throw`,
    `wall time       ${((seconds * 1000) / figures.throws).toFixed(2)} ms a throw, ${seconds.toFixed(0)} s in all`,
    figures.ok ? 'FAIR' : 'NOT FAIR',
  ].join('\n')
}

async function measure(series: Series, throws: number, threads: number): Promise<Tally> {
  const sum = makeTally(series)
  await runParts<Tally>(cut(throws, 2500, series), threads, (part) => addTally(sum, part))
  return sum
}

export async function run(argv: string[]): Promise<number> {
  const text = { type: 'string' } as const
  const args = readArgs(argv, {
    piece: text,
    count: text,
    pieces: text,
    gesture: text,
    symmetry: text,
    seed: text,
    threads: text,
    long: text,
    json: { type: 'boolean' },
  })
  if (args.has('help')) {
    console.log(about)
    return 0
  }
  const threads = args.count('threads', 1, 64) ?? 1
  const long = args.count('long', 1, 10_000_000)
  if (long !== undefined) return compareLong(long, Math.max(2, threads), args.has('json'))
  const kind = args.choice('piece', pieceKinds)
  if (!kind) {
    console.error(about)
    return 1
  }
  const series: Series = {
    kind,
    count: args.count('count', 1, 16) ?? usualCount({ kind }),
    gesture: args.choice('gesture', gestureNames) ?? 'default',
    seed: args.text('seed') ?? 'fair',
    symmetry: args.choice('symmetry', ['on', 'off'] as const) !== 'off',
  }
  const pieces = args.count('pieces', 1, 100_000_000) ?? 30_000
  const began = performance.now()
  const tally = await measure(series, Math.ceil(pieces / series.count), threads)
  const seconds = (performance.now() - began) / 1000
  const figures = figuresOf(tally)
  console.log(tell(series, figures, seconds))
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
