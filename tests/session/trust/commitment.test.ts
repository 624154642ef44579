/** Commit, share, derive: what is bound stays bound, and every change of what it is made of changes every seed. */
import { assert as holds, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import type { Share } from '../../../src/kernel/origin.ts'
import { commit, commitmentOf, derivedSeed, rootOf } from '../../../src/session/trust/commitment.ts'

const secret = 'a1'.repeat(32)
const word = (from: Share['from'], text: string): Share => ({ from, kind: 'word', text })

test('the commitment of a pinned secret has a pinned SHA-256', () => {
  expect(commitmentOf(secret)).toBe(
    'c7fd6d4cea5340f7a513cae66153827b8b222e7d409c826a5546926c273547d3',
  )
  expect(derivedSeed(rootOf(secret, [word(0, 'river')]), 'throw/1')).toBe(
    'df5b83af6842bae5c500e1f972743acd',
  )
  expect(commit(secret)).toEqual({
    kind: 'committed',
    commitment: commitmentOf(secret),
    shares: [],
    secret,
  })
})

test('another secret, share, order of shares, giver, kind or request gives another seed', () => {
  const seed = (shares: readonly Share[], what = 'throw/1', hidden = secret) =>
    derivedSeed(rootOf(hidden, shares), what)
  const seeds = [
    seed([]),
    seed([], 'throw/2'),
    seed([], 'draw/1'),
    seed([], 'throw/1', 'b1'.repeat(32)),
    seed([word(0, 'river')]),
    seed([word(1, 'river')]),
    seed([word('audience', 'river')]),
    seed([{ from: 0, kind: 'stir', text: 'river' }]),
    seed([word(0, 'river'), word(1, 'sun')]),
    seed([word(1, 'sun'), word(0, 'river')]),
    seed([word(0, 'river","word'), word(1, 'sun')]),
  ]
  expect(new Set(seeds).size).toBe(seeds.length)
  expect(seed([])).toBe(seed([]))
})

test('seeds are spread evenly over all digits', () => {
  holds(
    property(string(), (text) => {
      const root = rootOf(secret, [word(0, `x${text}`)])
      const digits = Array.from({ length: 64 }, (_, i) => derivedSeed(root, `throw/${i}`)).join('')
      const counts = [...'0123456789abcdef'].map((one) => digits.split(one).length - 1)
      // 2,048 digits in 16 bins: chi-square above 60 has a chance below one in a million
      const chi = counts.reduce((sum, count) => sum + (count - 128) ** 2 / 128, 0)
      return chi < 60
    }),
    { numRuns: 50, seed: 7 },
  )
})
