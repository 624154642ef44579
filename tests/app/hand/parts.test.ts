/** Small parts of the hand: codes, touches near a cell, a card's rise. */
import { expect, test } from 'vitest'
import { riseOf } from '../../../src/app/hand/cards/useLift.ts'
import { parseCode } from '../../../src/app/join/codes.ts'
import { nearestPlace } from '../../../src/app/hand/places/nearest.ts'

test('parseCode forgives case and spaces, and takes nothing else', () => {
  expect(parseCode(' ab cd ')).toBe('ABCD')
  expect(parseCode('AB-CD')).toBe('ABCD')
  for (const wrong of ['', 'ABC', 'ABCDE', 'AB1D', 'ABÇD']) {
    expect(parseCode(wrong), wrong).toBeNull()
  }
})

test('nearestPlace means the nearest open cell within a fingertip', () => {
  const cells = [
    { id: 'a', x: 100, y: 100 },
    { id: 'b', x: 130, y: 100 },
  ]
  expect(nearestPlace(cells, 112, 104)).toBe('a')
  expect(nearestPlace(cells, 119, 100)).toBe('b')
  expect(nearestPlace(cells, 100, 160)).toBeNull()
})

test('riseOf counts upwards only', () => {
  expect(riseOf(500, 420)).toBe(80)
  expect(riseOf(500, 560)).toBe(0)
})
