/** Formats a fairness report for printing. */
import type { FairnessFigures, Related } from '../../physics/fairness/figures.ts'
import { level, mostBias } from '../../physics/fairness/goals.ts'
import type { Series } from '../../physics/fairness/tally.ts'

const percent = (share: number, digits = 2): string => `${(share * 100).toFixed(digits)} %`

const likely = (p: number): string => `p = ${p.toPrecision(3)}`

const relation = ({ p, correlation }: Related): string =>
  `${likely(p)}, correlation ${correlation.toFixed(5)} (Cramér's V, less what chance alone gives)`

/** The smallest bias that a test finds shrinks with the square root of the number of pieces. */
const neededPieces = ({ pieces, smallestBias }: FairnessFigures): number =>
  Math.ceil(pieces * (smallestBias / mostBias) ** 2)

function verdict(figures: FairnessFigures): string {
  const { goals, falseAlarms } = figures
  const { enough, ...others } = goals
  const missed = Object.entries(others).flatMap(([name, holds]) => (holds === false ? [name] : []))
  // a bias that was found counts however few pieces there were
  if (missed.length === 0 && !enough)
    return `TOO FEW PIECES to say: at least ${neededPieces(figures)} would find one face ${percent(mostBias, 0)} too frequent`
  const chance = `chance alone fails at most ${(falseAlarms * 1000).toFixed(0)} fair runs in 1000`
  return missed.length === 0
    ? `FAIR (${chance})`
    : `NOT GOOD, missed: ${missed.join(', ')} (${chance})`
}

function headline({ kind, count, throwers, gesture, symmetry }: Series): string {
  const shared = throwers === 2 ? ' of two throwers' : ''
  return `${kind}, ${count} at a time${shared}, gesture ${gesture}, symmetry ${symmetry ? 'on' : 'off'}`
}

export function fairnessReport(series: Series, figures: FairnessFigures, seconds: number): string {
  const { even, positions, serial, pairs, settle, rounds } = figures
  const share = (n: number): string => percent(n / figures.pieces, 3)
  const causes = Object.entries(figures.causes).sort((a, b) => b[1] - a[1])
  return [
    headline(series),
    `pieces          ${figures.pieces} in ${figures.throws} throws`,
    `faces           ${figures.faces.map((n) => `${n} (${share(n)})`).join('  ')}`,
    `chi-square      ${even.chi.toFixed(2)}, ${even.degrees} degrees of freedom, ${likely(even.p)}`,
    `power           one face ${percent(figures.smallestBias)} too frequent is found with 90 % at p < ${level}`,
    `positions       ${likely(positions.p)}`,
    `next throw      ${relation(serial)}`,
    `same throw      ${relation(pairs)}`,
    `judge           touched ${percent(figures.touched)} of the pieces; rounds p50 ${rounds.p50}, p95 ${rounds.p95}, max ${rounds.max}`,
    ...causes.map(([cause, n]) => `                ${n} × ${cause}`),
    `unclear         ${figures.unclear} faces read that are not plainly up`,
    `settle          p50 ${settle.p50.toFixed(2)} s, p95 ${settle.p95.toFixed(2)} s, max ${settle.max.toFixed(2)} s`,
    `track           ${Math.round(figures.bytes)} bytes a throw`,
    `wall time       ${((seconds * 1000) / figures.throws).toFixed(2)} ms a throw, ${seconds.toFixed(0)} s in all`,
    verdict(figures),
  ].join('\n')
}
