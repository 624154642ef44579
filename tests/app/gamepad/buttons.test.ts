/** makeReader: a press is reported once, a held direction repeats, unmapped buttons are ignored. */
import { expect, test } from 'vitest'
import { makeReader, type PadState } from '../../../src/app/gamepad/buttons.ts'

function pad(pressed: readonly number[], axes: readonly number[] = [0, 0]): PadState {
  return { buttons: Array.from({ length: 17 }, (_, i) => ({ pressed: pressed.includes(i) })), axes }
}

test('reports a press when it begins, and again only after its release', () => {
  const read = makeReader()
  expect(read(pad([0]), 0)).toEqual(['choose'])
  expect(read(pad([0]), 5000)).toEqual([])
  expect(read(pad([]), 5016)).toEqual([])
  expect(read(pad([0]), 5032)).toEqual(['choose'])
})

test('repeats a held direction after a delay, then quickly', () => {
  const read = makeReader()
  const told: number[] = []
  for (let now = 0; now <= 1000; now += 10) if (read(pad([13]), now).length > 0) told.push(now)
  expect(told).toEqual([0, 380, 510, 640, 770, 900])
})

test('maps the stick to directions beyond its dead zone', () => {
  const read = makeReader()
  expect(read(pad([], [0.3, -0.3]), 0)).toEqual([])
  expect(read(pad([], [0, -0.9]), 16)).toEqual(['up'])
  expect(read(pad([], [1, 0]), 32)).toEqual(['right'])
})

test('reports several buttons at once and ignores unmapped ones', () => {
  const read = makeReader()
  expect(read(pad([1, 3, 6, 16]), 0)).toEqual(['skip', 'why'])
  expect(read({ buttons: [], axes: [] }, 16)).toEqual([])
})
