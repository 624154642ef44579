/** What says the same is found to be the same, and nothing else is. */
import { expect, test } from 'vitest'
import { same } from '../../src/ui/panels/same.ts'

const row = { kind: 'grid', cells: [[null, { glyph: 'a', name: { key: 'k', parts: { n: 1 } } }]] }

test('copies are the same', () => {
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
])('%j is not %j', (a, b) => {
  expect(same(a, b)).toBe(false)
  expect(same(b, a)).toBe(false)
})
