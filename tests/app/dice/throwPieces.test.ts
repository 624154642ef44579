/** makeThrowPieces: the record kept of a throw replays and verifies to the same faces. */
import { expect, test } from 'vitest'
import { makeThrowPieces } from '../../../src/app/dice/throwPieces.ts'
import { keepableGesture } from '../../../src/physics/ask.ts'
import type { Piece } from '../../../src/kernel/chance.ts'
import { checkKept } from '../../../src/physics/check.ts'
import { keptThrow } from '../../../src/physics/kept.ts'
import type { Gesture } from '../../../src/physics/types.ts'

const dice: readonly Piece[] = [0, 1, 2, 3, 4].map((i) => {
  return { id: `die-${i}`, kind: 'colour', skin: 'plain', seat: 0 }
})
const told: string[] = []
const throwPieces = makeThrowPieces((notice) => told.push(notice))

const hand: Gesture = {
  origin: [-3.21, 7.5, 1.04],
  direction: [0.777, 0.06, -0.629],
  strength: 0.61,
  spin: 0.5,
}

test.each<[string, Gesture | null]>([
  ['a button', null],
  ['a hand', hand],
  ['a hand beyond all measure', { ...hand, direction: [1e9, 3, -1e300], strength: 7.00001 }],
])('the record of a throw by %s replays to the same faces', async (_, wanted) => {
  const first = await throwPieces(dice, 'again', wanted && keepableGesture(wanted))
  const kept = keptThrow(JSON.parse(JSON.stringify(first.proof)))
  if (!kept) throw new Error('nothing was kept')
  expect(await checkKept(dice, first.settled?.faces ?? [], kept)).toEqual({ ok: true })
  const replayed = await throwPieces(dice, kept.seed, kept.gesture)
  expect(replayed.settled?.hash).toBe(first.settled?.hash)
  expect(replayed.proof).toEqual(first.proof)
})

test('without physics the faces come from the seed, and a notice tells it', async () => {
  const seed = 's'.repeat(201)
  const { settled, proof } = await throwPieces(dice, seed, null)
  expect([settled, proof]).toEqual([null, { by: 'source', seed }])
  expect(told).toContain('dice')
})
