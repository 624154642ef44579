/** The guarded wrapper of a game throws at the first broken invariant. */
import { expect, test } from 'vitest'
import { guarded } from '../../src/kernel/guarded.ts'
import { start } from '../../src/kernel/match.ts'
import { playOut } from '../../src/kernel/playout.ts'
import { makeRandom } from '../../src/kernel/random.ts'
import { tiny, type TinyGame } from './tiny/index.ts'
import type { TinyEvent, TinyState } from './tiny/types.ts'

function play(game: TinyGame): void {
  const started = start(guarded(game), 3)
  if (started.ok) playOut(started.match, makeRandom('watch'))
}

test('guarded plays a correct game unchanged', () => {
  expect(() => play(tiny)).not.toThrow()
})

test('guarded reports the path of a state that is not plain data', () => {
  const evolve = (state: TinyState, event: TinyEvent) =>
    Object.assign(tiny.evolve(state, event), { seen: { at: new Map() } })
  expect(() => play({ ...tiny, evolve })).toThrow('tiny: notPlain at $.seen.at after dealt')
})

test('guarded detects writing to a state', () => {
  const evolve = (state: TinyState, event: TinyEvent) => {
    ;(state.spent as number[]).push(1)
    return tiny.evolve(state, event)
  }
  expect(() => play({ ...tiny, evolve })).toThrow(TypeError)
})

test('guarded detects an unsorted legal list', () => {
  const legal: TinyGame['legal'] = (view, seat) => tiny.legal(view, seat).toReversed()
  expect(() => play({ ...tiny, legal })).toThrow('legal list out of order at 1')
})
