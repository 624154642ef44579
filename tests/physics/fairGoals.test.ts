/** Each goal of a fairness run can be missed, and by its own name: shown with tallies made by hand. */
import { expect, test } from 'vitest'
import { figuresOf } from '../../src/physics/fairness/figures.ts'
import { type GoalName, goalNames } from '../../src/physics/fairness/goals.ts'
import { smallestBias } from '../../src/physics/fairness/power.ts'
import { makeTally, type Tally } from '../../src/physics/fairness/tally.ts'

const throws = 100_000

function evenTally(count = 4): Tally {
  const tally = makeTally({
    kind: 'stick-brown',
    count,
    throwers: 1,
    gesture: 'default',
    seed: '',
    symmetry: true,
  })
  tally.throws = throws
  for (const row of tally.positions) row.fill(throws / 4)
  for (const row of tally.serial) row.fill((throws * count) / 16)
  if (count > 1) for (const row of tally.pairs) row.fill((throws * (count - 1)) / 16)
  tally.rounds.push(throws)
  tally.settle[150] = throws
  return tally
}

function missed(spoil: (tally: Tally) => void): readonly string[] {
  const tally = evenTally()
  spoil(tally)
  const { goals, ok } = figuresOf(tally, 'default')
  const names = goalNames.filter((name) => goals[name] === false)
  expect(ok).toBe(names.length === 0)
  return names
}

const move = (row: number[] | undefined, from: number, to: number, by: number): void => {
  if (!row) throw new Error('no such row')
  row[from] = (row[from] ?? 0) - by
  row[to] = (row[to] ?? 0) + by
}

const onlyEqual = (table: readonly number[][]): void =>
  table.forEach((row, r) => row.fill(0).fill(throws, r, r + 1))

test('even counts of free faces reach every goal', () => {
  expect(missed(() => undefined)).toEqual([])
  const { goals, falseAlarms } = figuresOf(evenTally(), 'default')
  expect(Object.values(goals)).toEqual(goalNames.map(() => true))
  expect(falseAlarms).toBeCloseTo(0.004, 9)
})

const spoilers: readonly (readonly [string, GoalName, (tally: Tally) => void])[] = [
  ['neighbours are always equal', 'sameThrow', ({ pairs }) => onlyEqual(pairs)],
  [
    'neighbours are a little too often equal',
    'sameThrow',
    ({ pairs }) => move(pairs[1], 0, 1, 900),
  ],
  ['the next throw is always equal', 'nextThrow', ({ serial }) => onlyEqual(serial)],
  ['a face follows another too often', 'nextThrow', ({ serial }) => move(serial[2], 1, 3, 900)],
  [
    'what one position has too often another has too seldom',
    'positions',
    ({ positions }) => {
      move(positions[0], 0, 1, 600)
      move(positions[1], 1, 0, 600)
    },
  ],
  [
    'one face is too frequent everywhere',
    'faces',
    ({ positions }) => positions.forEach((row) => move(row, 0, 1, 400)),
  ],
  ['one face was not plainly up', 'plain', (tally) => (tally.unclear = 1)],
  ['6 of 100 throws need three rounds', 'rounds', ({ rounds }) => rounds.splice(0, 1, 94, 0, 0, 6)],
  [
    '6 of 100 throws take longer than 3 s',
    'settle',
    ({ settle }) => {
      settle[150] = 94
      settle[301] = 6
    },
  ],
]

test.each(spoilers)('%s: missed is %s', (_, goal, spoil) => {
  expect(missed(spoil)).toEqual([goal])
})

test('5 of 100 throws may need more rounds and longer; 2 rounds and 3 s are within', () => {
  expect(missed(({ rounds }) => rounds.splice(0, 1, 0, 0, 95, 0, 0, 5))).toEqual([])
  expect(
    missed(({ settle }) => {
      settle[150] = 0
      settle[300] = 95
      settle[900] = 5
    }),
  ).toEqual([])
})

test('a rigged gesture has a goal for even faces and none for duration', () => {
  const tally = evenTally()
  tally.rounds.splice(0, 1, 0, 0, 0, throws)
  tally.settle[400] = throws * 9
  expect(figuresOf(tally, 'rigged')).toMatchObject({
    ok: true,
    goals: { faces: true, rounds: null, settle: null },
  })
  expect(figuresOf(tally, 'strong')).toMatchObject({
    ok: false,
    goals: { faces: true, rounds: false, settle: false },
  })
})

test('the faces are refused at p = 0.0007, and not at p = 0.0014', () => {
  const with_ = (more: number) => {
    const tally = evenTally()
    const row = tally.positions[0] ?? []
    for (const positions of tally.positions.slice(1)) positions.fill(0)
    row[0] = (row[0] ?? 0) + more * 3
    for (const face of [1, 2, 3]) row[face] = (row[face] ?? 0) - more
    return figuresOf(tally, 'default')
  }
  expect(with_(188).even.p).toBeCloseTo(0.0007, 4)
  expect(with_(188).goals.faces).toBe(false)
  expect(with_(180).even.p).toBeCloseTo(0.0014, 4)
  expect(with_(180).goals.faces).toBe(true)
})

test('the power is computed for the level of significance in use', () => {
  expect(figuresOf(evenTally(), 'default').smallestBias).toBe(smallestBias(4, 400_000, 0.001, 0.9))
})

test('a single piece has no goals for neighbours and positions', () => {
  const { goals, falseAlarms, ok } = figuresOf(evenTally(1), 'default')
  expect(goals).toMatchObject({ faces: true, nextThrow: true, positions: null, sameThrow: null })
  expect(falseAlarms).toBeCloseTo(0.002, 9)
  expect(ok).toBe(true)
})
