/** Turns a tally into the figures of a fairness report, and says whether they are good. */
import { isStick } from '../sizes.ts'
import { correlationOf, evenTest, independenceTest } from './chi.ts'
import type { ChiTest } from './chi.ts'
import { smallestBias } from './power.ts'
import { settleUnit } from './tally.ts'
import type { Series, Tally } from './tally.ts'

/** A fair run fails one time in a thousand; the power is stated for the same level. */
export const level = 0.001

export type Figures = {
  readonly throws: number
  readonly pieces: number
  readonly faces: readonly number[]
  readonly even: ChiTest
  /** Smallest share too often of one face that is found with 90 % power at the level. */
  readonly smallestBias: number
  readonly positions: ChiTest
  readonly serial: ChiTest & { readonly correlation: number }
  readonly pairs: ChiTest & { readonly correlation: number }
  readonly touched: number
  readonly causes: Readonly<Record<string, number>>
  readonly rounds: { readonly p50: number; readonly p95: number; readonly max: number }
  /** Seconds, nudges and new throws included. */
  readonly settle: { readonly p50: number; readonly p95: number; readonly max: number }
  readonly unclear: number
  readonly bytes: number
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

const spread = (counts: readonly number[], unit: number) => ({
  p50: quantile(counts, 0.5) / unit,
  p95: quantile(counts, 0.95) / unit,
  max: (counts.length - 1) / unit,
})

export function figuresOf(tally: Tally): Figures {
  const faces = (tally.positions[0] ?? []).map((_, face) =>
    tally.positions.reduce((sum, row) => sum + (row[face] ?? 0), 0),
  )
  const pieces = faces.reduce((sum, n) => sum + n, 0)
  const even = evenTest(faces)
  const positions = independenceTest(tally.positions)
  const serial = independenceTest(tally.serial)
  const pairs = independenceTest(tally.pairs)
  const settle = spread(tally.settle, settleUnit)
  const fair = [even, positions, serial, pairs].every((test) => test.p > level)
  return {
    throws: tally.throws,
    pieces,
    faces,
    even,
    smallestBias: smallestBias(faces.length, pieces, level, 0.9),
    positions,
    serial: { ...serial, correlation: correlationOf(tally.serial) },
    pairs: { ...pairs, correlation: correlationOf(tally.pairs) },
    touched: tally.touched / pieces,
    causes: tally.causes,
    rounds: spread(tally.rounds, 1),
    settle,
    unclear: tally.unclear,
    bytes: tally.bytes / tally.throws,
    ok: fair && tally.unclear === 0,
  }
}

/** Sticks are long: eight at once are what a hand holds; dice go by five. */
export const usualCount = (series: Pick<Series, 'kind'>): number => (isStick(series.kind) ? 8 : 5)
