/** A game under watch says at once what must never happen. */
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

test('a sound game plays as before', () => {
  expect(() => play(tiny)).not.toThrow()
})

test('a state that is not plain is found with its path', () => {
  const evolve = (state: TinyState, event: TinyEvent) =>
    Object.assign(tiny.evolve(state, event), { seen: { at: new Map() } })
  expect(() => play({ ...tiny, evolve })).toThrow('tiny: notPlain at $.seen.at after dealt')
})

test('writing into a state is found', () => {
  const evolve = (state: TinyState, event: TinyEvent) => {
    ;(state.spent as number[]).push(1)
    return tiny.evolve(state, event)
  }
  expect(() => play({ ...tiny, evolve })).toThrow(TypeError)
})

test('an unsorted list is found', () => {
  const legal: TinyGame['legal'] = (view, seat) => tiny.legal(view, seat).toReversed()
  expect(() => play({ ...tiny, legal })).toThrow('legal list out of order at 1')
})
