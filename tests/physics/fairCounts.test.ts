/** What a fairness run counts is what was thrown: every face, neighbour, next throw and unclear reading. */
import { beforeAll, expect, test, vi } from 'vitest'
import {
  addTally,
  makeTally,
  type Series,
  type Tally,
  tallyThrows,
} from '../../src/physics/fairness/tally.ts'
import type * as Plain from '../../src/physics/fairness/plain.ts'
import { makeThrow } from '../../src/physics/ask.ts'
import { namedGesture } from '../../src/physics/gesture.ts'
import { ready } from '../../src/physics/rapier.ts'
import { simulate } from '../../src/physics/simulate.ts'
import { lengthOf } from '../../src/physics/trackPose.ts'
import type { Settled } from '../../src/physics/types.ts'

/** Pieces that the second opinion is made to refuse, and the middles of the bays that it was asked for. */
let refused: readonly number[] = []
let asked: number[] = []
vi.mock('../../src/physics/fairness/plain.ts', async (original) => {
  const own = await original<typeof Plain>()
  const liesPlain: typeof own.liesPlain = (track, piece, bay) => {
    asked[piece] = bay.z
    return !refused.includes(piece) && own.liesPlain(track, piece, bay)
  }
  return { ...own, liesPlain }
})

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })
beforeAll(ready)

const count = 6
const series: Series = {
  kind: 'stick-green',
  count,
  throwers: 2,
  gesture: 'default',
  seed: 'counts',
  symmetry: true,
}

function thrown(number: number): Settled {
  const pieces = Array.from({ length: count }, (_, i) => {
    return { kind: 'stick-green', skin: 'plain', seat: i < count / 2 ? 0 : 1 } as const
  })
  return simulate(
    makeThrow(pieces, `counts/stick-green/${number}`, namedGesture('default', pieces)),
  )
}

const table = (rows: number, pairs: readonly (readonly [number, number])[]): number[][] =>
  Array.from({ length: rows }, (_, row) =>
    [0, 1, 2, 3].map((face) => pairs.filter(([r, f]) => r === row && f === face).length),
  )

const total = (rows: readonly (readonly number[])[]): number =>
  rows.flat().reduce((sum, n) => sum + n, 0)

test('a tally counts faces, neighbours and successive throws', () => {
  const throws = Array.from({ length: 8 }, (_, number) => thrown(number))
  const faces = throws.map((settled) => settled.faces)
  const tally = tallyThrows(series, 0, 8)
  const each = faces.flatMap((row, n) => row.map((face, i) => ({ face, n, i })))
  expect(tally.throws).toBe(8)
  expect(tally.positions).toEqual(
    table(
      count,
      each.map(({ i, face }) => [i, face]),
    ),
  )
  expect(tally.pairs).toEqual(
    table(
      4,
      each.filter(({ i }) => i > 0).map(({ n, i, face }) => [faces[n]?.[i - 1] ?? -1, face]),
    ),
  )
  expect(tally.serial).toEqual(
    table(
      4,
      each.filter(({ n }) => n > 0).map(({ n, i, face }) => [faces[n - 1]?.[i] ?? -1, face]),
    ),
  )
  const rounds = throws.map(({ notes }) => Math.max(0, ...notes.map((note) => note.round)))
  rounds.forEach((round) => expect(tally.rounds[round]).toBeGreaterThan(0))
  expect(tally.rounds.length - 1).toBe(Math.max(...rounds))
  const longest = Math.max(...throws.map(({ track }) => lengthOf(track)))
  expect(tally.settle.length - 1).toBe(Math.round(longest * 100))
})

test('a tally gives the first half of the pieces to one thrower, the second to the other', () => {
  asked = []
  const { unclear } = tallyThrows(series, 0, 2)
  expect(unclear).toBe(0)
  expect(asked.map((z) => Math.sign(z))).toEqual([1, 1, 1, -1, -1, -1])
  tallyThrows({ ...series, throwers: 1 }, 0, 1)
  expect(asked).toEqual([0, 0, 0, 0, 0, 0])
})

test('a tally counts every reading that the second opinion rejects', () => {
  refused = [1, 4]
  expect(tallyThrows(series, 0, 3).unclear).toBe(6)
  refused = []
})

test('tallies of parts add up to the tally of the whole, except for the pair across the cut', () => {
  const sum: Tally = makeTally(series)
  addTally(sum, tallyThrows(series, 0, 5))
  addTally(sum, tallyThrows(series, 5, 8))
  const { serial, ...whole } = tallyThrows(series, 0, 8)
  const { serial: cut, ...parts } = sum
  expect(parts).toEqual(whole)
  expect(total(serial) - total(cut)).toBe(count)
})
