/** The second opinion says no to what is not plainly up, whatever the judge says. */
import { expect, test } from 'vitest'
import { liesPlain } from '../../src/physics/fairness/plain.ts'
import { trays } from '../../src/shapes/trays.ts'
import type { PieceKind } from '../../src/shapes/pieces.ts'
import type { Track, Triple } from '../../src/physics/types.ts'

type Turn = readonly [axis: 'x' | 'y' | 'z', degrees: number]
const straight: Turn = ['y', 30]

function lies(kind: PieceKind, place: Triple, [axis, degrees]: Turn = straight): boolean {
  const half = (degrees / 360) * Math.PI
  const turn = (['x', 'y', 'z'] as const).map((own) => (own === axis ? Math.sin(half) : 0))
  const track: Track = {
    version: 1,
    rate: 60,
    frames: 1,
    kinds: ['d6', kind],
    poses: new Uint16Array(12),
    // the first piece always lies well: it is the second that is asked for
    ends: Float32Array.of(0, 0.8, 0, 0, 0, 0, 1, ...place, ...turn, Math.cos(half)),
    turns: new Uint8Array(2),
  }
  const [bay] = trays.dice.bays
  if (!bay) throw new Error('a tray without a bay')
  return liesPlain(track, 1, bay)
}

test('a piece flat on the felt is readable with each face up', () => {
  expect(lies('d6', [3, 0.8, -4])).toBe(true)
  expect(lies('stick-brown', [3, 0.6, -4])).toBe(true)
  for (const axis of ['x', 'z'] as const)
    for (const degrees of [90, 180, 270, 4, -4])
      expect(lies('d6', [0, 0.8, 0], [axis, degrees])).toBe(true)
  for (const degrees of [90, 180, 270])
    expect(lies('stick-brown', [0, 0.6, 0], ['x', degrees])).toBe(true)
})

test.each(['x', 'z'] as const)('tilted round %s it is not', (axis) => {
  for (const degrees of [9, -9, 23, 45, 81, 135]) {
    expect(lies('d6', [0, 0.8, 0], [axis, degrees])).toBe(false)
    expect(lies('stick-white', [0, 0.6, 0], [axis, degrees])).toBe(false)
  }
})

test('stacked on another piece it is not, however flat', () => {
  expect(lies('d6', [0, 2.4, 0])).toBe(false)
  expect(lies('d6', [0, 1.1, 0])).toBe(false)
  expect(lies('stick-green', [0, 1.8, 0])).toBe(false)
})

test('a stick that stands on its end is not, even where its middle is low', () => {
  expect(lies('stick-green', [0, 3.5, 0], ['z', 90])).toBe(false)
  expect(lies('stick-green', [0, 0.6, 0], ['z', 90])).toBe(false)
})

test('outside its bay it is not, however flat', () => {
  expect(lies('d6', [15.4, 0.8, 0])).toBe(false)
  expect(lies('d6', [-15.4, 0.8, 0])).toBe(false)
  expect(lies('d6', [0, 0.8, 10.2])).toBe(false)
  expect(lies('d6', [0, 0.8, -10.2])).toBe(false)
})
