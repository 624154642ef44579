/** The luck subtracted by the search must be 0 on average, or it would bias choices. */
import { expect, test } from 'vitest'
import { makeBorderMind } from '../../src/bots/border/index.ts'
import { border } from '../../src/games/border/index.ts'
import type { State } from '../../src/games/border/types.ts'
import { answerAt, waysOf } from '../../src/kernel/chance.ts'
import { matchAt } from '../games/border/fixture.ts'

const mind = makeBorderMind(border.values)

test.each([
  { dice: [4], throws: 1 },
  { dice: [0, 3], throws: 2 },
  { dice: [1, 2, 4], throws: 1 },
])('the luck of throwing $dice again after $throws throws averages to 0', ({ dice, throws }) => {
  const { state } = matchAt({
    sheets: ['A', 'B'],
    crossed: [[32, 33, 34, 40, 41, 46], [10]],
    faces: ['blue', 'red', 'yellow', 'green', 'gray'],
    throws,
  })
  const thrown: State = { ...state, phase: { kind: 'throw', dice } }
  const owed = border.pending(thrown)[0]
  if (owed?.kind !== 'chance') throw new Error('no throw')
  const ways = waysOf(owed.ask)
  let sum = 0
  let most = 0
  for (let way = 0; way < ways; way += 1) {
    const luck = mind.luck?.(thrown, answerAt(owed.ask, way)) ?? []
    expect(luck[1 - thrown.active]).toBe(0)
    sum += luck[thrown.active] ?? 0
    most = Math.max(most, luck[thrown.active] ?? 0)
  }
  expect(most).toBeGreaterThan(0.01)
  expect(sum / ways).toBeCloseTo(0, 9)
})
