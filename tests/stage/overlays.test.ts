/** The contents of overlays, the replays that a stage keeps, and the orders of a desk. */
import { expect, test } from 'vitest'
import type { Piece } from '../../src/kernel/chance.ts'
import type { AnyGame } from '../../src/kernel/game.ts'
import { factsOf } from '../../src/stage/overlays/facts.ts'
import { chanceOf, oneIn } from '../../src/stage/overlays/rarity.ts'
import type { Staged } from '../../src/stage/wire/staged.ts'
import { makeStepMemory } from '../../src/stage/wire/memory.ts'
import type { StepNews } from '../../src/link/wire/messages.ts'
import { readDesk } from '../../src/stage/wire/desk.ts'

const dice = (count: number, seat = 0): readonly Piece[] =>
  Array.from({ length: count }, (_, i) => ({ id: `d${i}`, kind: 'd6', skin: 'orange', seat }))

test('chanceOf ignores the order of indistinguishable pieces', () => {
  expect(chanceOf(dice(2), [5, 5])).toBeCloseTo(1 / 36)
  expect(chanceOf(dice(2), [5, 3])).toBeCloseTo(2 / 36)
  expect(oneIn(dice(5), [1, 1, 2, 2, 0])).toBe(259)
  // pieces that can be told apart count by themselves
  expect(chanceOf([...dice(1), ...dice(1, 1)], [5, 3])).toBeCloseTo(1 / 36)
  const sticks = dice(2).map((piece) => ({ ...piece, kind: 'stick-white' as const }))
  expect(chanceOf(sticks, [0, 1])).toBeCloseTo(2 / 16)
})

test('chanceOf sums to 1 over all outcomes of a throw', () => {
  let sum = 0
  for (let a = 0; a < 6; a += 1)
    for (let b = a; b < 6; b += 1)
      for (let c = b; c < 6; c += 1) sum += chanceOf(dice(3), [a, b, c])
  expect(sum).toBeCloseTo(1)
})

const step = (number: number, isThrow = false) =>
  ({ number, thrown: isThrow ? {} : null }) as unknown as StepNews

test('the step memory recalls the last throw, step or turn in order', () => {
  const memory = makeStepMemory()
  expect(memory.recall('turn')).toEqual([])
  const keep = (number: number, of: number | null, isThrow = false) =>
    memory.keep({ news: step(number, isThrow), from: null, of, isSeen: true })
  keep(1, 0)
  keep(2, null, true)
  keep(3, 1)
  keep(4, null, true)
  keep(5, 1)
  const numbers = (list: ReturnType<typeof memory.recall>) => list.map(({ news }) => news.number)
  expect(numbers(memory.recall('step'))).toEqual([5])
  expect(numbers(memory.recall('throw'))).toEqual([4])
  expect(numbers(memory.recall('turn'))).toEqual([2, 3, 4, 5])
  memory.forget()
  expect(memory.recall('throw')).toEqual([])
})

test('factsOf tells only the result at the end of a match', () => {
  const lines = ['a', 'b', 'c'].map((key) => ({ key, parts: {} }))
  const at = (result: object | null) => {
    const news = { kind: 'step', due: [], toThrow: [], view: {}, lines, result, reason: null }
    return { news, beat: { to: {} }, roll: null, moving: null } as unknown as Staged
  }
  const game = {} as AnyGame
  expect(factsOf(game, at(null)).last.map(({ key }) => key)).toEqual(['b', 'c'])
  expect(factsOf(game, at({ why: null })).last.map(({ key }) => key)).toEqual(['c'])
})

test('readDesk refuses unknown shots and delays that are too long', () => {
  expect(readDesk({ kind: 'shot', wanted: { kind: 'wide' } })).not.toBeNull()
  expect(readDesk({ kind: 'shot', wanted: { kind: 'up' } })).toBeNull()
  expect(readDesk({ kind: 'delay', seconds: 121 })).toBeNull()
})
