/** The page's throws: what a record keeps of them falls again, as the verifier and as a replay let it fall. */
import { expect, test } from 'vitest'
import { makeThrowPieces } from '../../../src/app/dice/throwPieces.ts'
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
])('what %s threw falls again from what is kept of it', async (_, wanted) => {
  const first = await throwPieces(dice, 'again', wanted)
  const kept = keptThrow(JSON.parse(JSON.stringify(first.proof)))
  if (!kept) throw new Error('nothing was kept')
  expect(await checkKept(dice, first.faces, kept)).toEqual({ ok: true })
  const replayed = await throwPieces(dice, kept.seed, kept.gesture)
  expect(replayed.settled?.hash).toBe(first.settled?.hash)
  expect(replayed.proof).toEqual(first.proof)
})

test('what cannot be thrown is drawn from its seed, and that is told', async () => {
  const seed = 's'.repeat(201)
  const { settled, proof } = await throwPieces(dice, seed, null)
  expect([settled, proof]).toEqual([null, { by: 'source', seed }])
  expect(told).toContain('dice')
})
