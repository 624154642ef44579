/** Deep equality of plain data. */
import { expect, test } from 'vitest'
import { isDeepEqual } from '../../src/ui/panels/deepEqual.ts'

const row = { kind: 'grid', cells: [[null, { glyph: 'a', name: { key: 'k', parts: { n: 1 } } }]] }

test('same is true for deep copies', () => {
  expect(isDeepEqual(row, structuredClone(row))).toBe(true)
})

test.each([
  [row, { ...row, shape: 'square' }],
  [row, { ...row, cells: [[null]] }],
  [
    [1, 2],
    [2, 1],
  ],
  [{ a: null }, { a: {} }],
  [{ a: undefined }, { b: undefined }],
])('same tells %j from %j', (a, b) => {
  expect(isDeepEqual(a, b)).toBe(false)
  expect(isDeepEqual(b, a)).toBe(false)
})
