/** Turns a tally into the figures of a fairness report, and says whether they are good. */
import type { GestureName } from '../gesture.ts'
import { association, type ChiTest, evenTest, independenceTest } from './chi.ts'
import { type Goals, goalsOf, level, type Spread, testsOf } from './goals.ts'
import { smallestBias } from './power.ts'
import { settleUnit, type Tally } from './tally.ts'

export type Related = ChiTest & {
  /** Cramér's V, freed of what chance alone gives. */
  readonly correlation: number
}

export type FairnessFigures = {
  readonly throws: number
  readonly pieces: number
  readonly faces: readonly number[]
  readonly even: ChiTest
  /** Smallest share too often of one face that is found with 90 % power at the level. */
  readonly smallestBias: number
  readonly positions: ChiTest
  readonly serial: Related
  readonly pairs: Related
  readonly touched: number
  readonly causes: Readonly<Record<string, number>>
  readonly rounds: Spread
  /** Seconds, nudges and new throws included. */
  readonly settle: Spread
  readonly unclear: number
  readonly bytes: number
  /** At most so many fair runs fail: the tests that had something to compare, each at the level. */
  readonly falseAlarms: number
  readonly goals: Goals
  readonly ok: boolean
}

/** The value below which a share of a histogram lies. */
function quantile(counts: readonly number[], share: number): number {
  const total = counts.reduce((sum, n) => sum + (n ?? 0), 0)
  let seen = 0
  for (let at = 0; at < counts.length; at++) {
    seen += counts[at] ?? 0
    if (seen >= total * share) return at
  }
  return counts.length - 1
}

const spread = (counts: readonly number[], unit: number): Spread => ({
  p50: quantile(counts, 0.5) / unit,
  p95: quantile(counts, 0.95) / unit,
  max: (counts.length - 1) / unit,
})

const related = (table: readonly (readonly number[])[]): Related => ({
  ...independenceTest(table),
  correlation: association(table),
})

export function figuresOf(tally: Tally, gesture: GestureName): FairnessFigures {
  const faces = (tally.positions[0] ?? []).map((_, face) =>
    tally.positions.reduce((sum, row) => sum + (row[face] ?? 0), 0),
  )
  const pieces = faces.reduce((sum, n) => sum + n, 0)
  const measured = {
    smallestBias: smallestBias(faces.length, pieces, level, 0.9),
    even: evenTest(faces),
    positions: independenceTest(tally.positions),
    serial: related(tally.serial),
    pairs: related(tally.pairs),
    rounds: spread(tally.rounds, 1),
    settle: spread(tally.settle, settleUnit),
    unclear: tally.unclear,
  }
  const goals = goalsOf(measured, gesture)
  return {
    throws: tally.throws,
    pieces,
    faces,
    ...measured,
    touched: tally.touched / pieces,
    causes: tally.causes,
    bytes: tally.bytes / tally.throws,
    falseAlarms: testsOf(measured).length * level,
    goals,
    ok: !Object.values(goals).includes(false),
  }
}
