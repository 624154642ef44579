/** The exact joint distribution of fate points and nagas for a set of sticks. */
import type { Box, StickFace } from '../edition.ts'
import { stickKinds } from '../vocabulary.ts'
import type { StickCounts } from '../rules/sticks.ts'

/**
 * Every probability is a multiple of 4⁻ⁿ, so doubles are exact for up to 26 sticks; beyond that
 * only the last bits are rounded.
 */
export interface Odds {
  /** Indexed by nagas, then by points: the probability of exactly both. */
  readonly joint: readonly (readonly number[])[]
  readonly points: readonly number[]
  readonly nagas: readonly number[]
  readonly meanPoints: number
  readonly meanNagas: number
}

type Joint = readonly (readonly number[])[]

const certain: Joint = [[1]]

export function oddsOf(box: Box, counts: StickCounts): Odds {
  let joint = certain
  for (const kind of stickKinds) {
    for (let n = 0; n < counts[kind]; n += 1) joint = withStick(joint, box.faces[kind])
  }
  const nagas = joint.map((row) => sum(row))
  const width = Math.max(...joint.map((row) => row.length))
  const points = Array.from({ length: width }, (_, p) => sum(joint.map((row) => row[p] ?? 0)))
  return { joint, points, nagas, meanPoints: mean(points), meanNagas: mean(nagas) }
}

function withStick(joint: Joint, faces: readonly StickFace[]): Joint {
  const rows = joint.length + Math.max(...faces.map((face) => face.nagas))
  const columns =
    Math.max(...joint.map((row) => row.length)) + Math.max(...faces.map((face) => face.points))
  const next = Array.from({ length: rows }, () => Array.from({ length: columns }, () => 0))
  for (const [n, row] of joint.entries()) {
    for (const [p, chance] of row.entries()) {
      for (const { points, nagas } of faces) {
        const to = next[n + nagas] as number[]
        to[p + points] = (to[p + points] as number) + chance / faces.length
      }
    }
  }
  return next
}

function sum(list: readonly number[]): number {
  return list.reduce((total, one) => total + one, 0)
}

function mean(chances: readonly number[]): number {
  return sum(chances.map((chance, value) => chance * value))
}

/** The probability of at least this value. */
export function chanceOfAtLeast(chances: readonly number[], least: number): number {
  return sum(chances.slice(Math.max(0, least)))
}

/**
 * The probability that `own` plus `headStart` beats `other`; a tie counts as `tie` (1 for the
 * guide).
 */
export function chanceToWin(own: Odds, other: Odds, headStart: number, tie: number): number {
  let chance = 0
  for (const [a, pa] of own.points.entries()) {
    for (const [b, pb] of other.points.entries()) {
      const ahead = a + headStart - b
      chance += pa * pb * (ahead > 0 ? 1 : ahead === 0 ? tie : 0)
    }
  }
  return chance
}
