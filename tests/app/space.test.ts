/** isScarce and couldGo: a nearly full storage, and the order in which matches could be removed. */
import { expect, test } from 'vitest'
import { couldGo, isScarce } from '../../src/app/saves/space.ts'
import { headerOf } from './saved.ts'

const mega = 2 ** 20

test('isScarce depends on share and amount of free space', () => {
  expect(isScarce({ used: 0, quota: 0 })).toBe(false)
  expect(isScarce({ used: 900 * mega, quota: 1000 * mega })).toBe(false)
  expect(isScarce({ used: 990 * mega, quota: 1000 * mega })).toBe(true)
  expect(isScarce({ used: 2 * mega, quota: 10 * mega })).toBe(false)
  expect(isScarce({ used: 9 * mega, quota: 10 * mega })).toBe(true)
})

test('couldGo lists finished matches, longest first, then oldest first', () => {
  const over = (id: string, length: number, updated: number) => {
    return { ...headerOf(id, updated), length, winners: [0] }
  }
  const open = { ...headerOf('open'), length: 999 }
  const all = [over('short', 1, 1), over('new', 5, 9), open, over('old', 5, 2), over('long', 7, 3)]
  expect(couldGo(all).map(({ id }) => id)).toEqual(['long', 'old', 'new', 'short'])
})
