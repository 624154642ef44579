/** Deep equality of plain data. */
import { expect, test } from 'vitest'
import { same } from '../../src/ui/panels/same.ts'

const row = { kind: 'grid', cells: [[null, { glyph: 'a', name: { key: 'k', parts: { n: 1 } } }]] }

test('same is true for deep copies', () => {
  expect(same(row, structuredClone(row))).toBe(true)
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
  expect(same(a, b)).toBe(false)
  expect(same(b, a)).toBe(false)
})
