/** Named goals of a fairness run, so that a missed one is reported by name. */
import type { GestureName } from '../gesture.ts'
import type { ChiTest } from './chi.ts'

/**
 * Each test by itself fails one fair run in a thousand. It is not divided among the tests: a laxer level
 * would let pass what was promised to be refused. The power is stated for the same level.
 */
export const level = 0.001

/** With fewer pieces than find one face by this share too frequent, even counts say nothing. */
export const mostBias = 0.5

/** Of 95 throws in 100: rounds of the judge, and seconds in all, nudges and new throws included. */
export const mostRounds = 2
export const mostSeconds = 3

export const goalNames = [
  'enough',
  'faces',
  'positions',
  'nextThrow',
  'sameThrow',
  'plain',
  'rounds',
  'settle',
] as const
export type GoalName = (typeof goalNames)[number]

/** null where there was nothing to compare, or nothing was promised. */
export type Goals = Readonly<Record<GoalName, boolean | null>>

export type Spread = { readonly p50: number; readonly p95: number; readonly max: number }

export type Measured = {
  /** The share too often of one face that so many pieces still find. */
  readonly smallestBias: number
  readonly even: ChiTest
  readonly positions: ChiTest
  readonly serial: ChiTest
  readonly pairs: ChiTest
  readonly rounds: Spread
  readonly settle: Spread
  readonly unclear: number
}

const held = (test: ChiTest): boolean | null => (test.degrees > 0 ? test.p > level : null)

/** The tests that had something to compare. */
export const testsOf = ({ even, positions, serial, pairs }: Measured): readonly ChiTest[] =>
  [even, positions, serial, pairs].filter((test) => test.degrees > 0)

/** Put down in one heap, as a cheat does, pieces are promised even faces, but no haste. */
const isHasty = (gesture: GestureName): boolean => gesture !== 'rigged'

export function goalsOf(measured: Measured, gesture: GestureName): Goals {
  const { smallestBias, even, positions, serial, pairs, rounds, settle, unclear } = measured
  return {
    enough: smallestBias <= mostBias,
    faces: held(even),
    positions: held(positions),
    nextThrow: held(serial),
    sameThrow: held(pairs),
    plain: unclear === 0,
    rounds: isHasty(gesture) ? rounds.p95 <= mostRounds : null,
    settle: isHasty(gesture) ? settle.p95 <= mostSeconds : null,
  }
}
