/** The canonical hash: equal content gives equal hashes, different content different ones. */
import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { hash } from '../../src/kernel/hash.ts'
import { makeRandom } from '../../src/kernel/random.ts'

// Generous timeout for a busy machine.
vi.setConfig({ testTimeout: 90_000 })

const plain = fc.letrec((tie) => ({
  any: fc.oneof(
    { depthSize: 'small' },
    fc.constant(null),
    fc.boolean(),
    fc.maxSafeInteger(),
    fc.string(),
    fc.array(tie('any'), { maxLength: 5 }),
    fc.dictionary(fc.string({ maxLength: 4 }), tie('any'), { maxKeys: 5 }),
  ),
})).any

test('hash ignores the order of keys', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), plain), (object) => {
      const turned = Object.fromEntries(Object.entries(object).toReversed())
      expect(hash(turned)).toBe(hash(object))
      expect(hash(object)).toMatch(/^[0-9a-f]{16}$/)
    }),
  )
})

test('hash depends on the order of lists, types of values and nesting', () => {
  const values = [
    null,
    false,
    true,
    0,
    1,
    -1,
    '',
    '0',
    '1',
    'null',
    [],
    {},
    [null],
    [[]],
    [{}],
    [0, 1],
    [1, 0],
    ['01'],
    ['0', '1'],
    { a: 0 },
    { a: 1 },
    { b: 0 },
    { a: 0, b: 0 },
    { a: { b: 0 } },
    [[0], 1],
    [[0, 1]],
    2 ** 32,
    2 ** 53 - 1,
  ]
  expect(new Set(values.map(hash)).size).toBe(values.length)
})

test('hash differs for different contents', () => {
  const canonical = (value: unknown): string =>
    JSON.stringify(value, (_key, item: unknown) =>
      typeof item === 'object' && item !== null && !Array.isArray(item)
        ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
        : item,
    )
  fc.assert(
    fc.property(plain, plain, (a, b) => {
      expect(hash(a) === hash(b)).toBe(canonical(a) === canonical(b))
    }),
    { numRuns: 3000 },
  )
})

test('hash has no collisions among 120,000 similar states, nor in half of its digits', () => {
  const random = makeRandom('near')
  const seen = new Set<string>()
  const high = new Set<string>()
  const count = 120_000
  for (let i = 0; i < count; i += 1) {
    const digits = hash({ round: i % 30, players: [{ money: i }, { money: random.int(40) }] })
    seen.add(digits)
    high.add(digits.slice(0, 8))
  }
  expect(seen.size).toBe(count)
  // Among this many 32-bit halves, one or two collisions are expected by chance.
  expect(high.size).toBeGreaterThan(count - 15)
})
