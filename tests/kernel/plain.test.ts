/** findUnplain detects everything that a JSON round trip would lose or change. */
import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { findUnplain, isPlainData, type PlainFault } from '../../src/kernel/plain.ts'

// Generous timeout for a busy machine.
vi.setConfig({ testTimeout: 90_000 })

class Thing {
  readonly x = 1
}

const cycle: { self?: unknown } = {}
cycle.self = cycle
const shared = { x: 1 }
const holes: number[] = []
holes[2] = 1
const named = Object.assign([1], { extra: 1 })

const bad: readonly (readonly [string, unknown, PlainFault, string])[] = [
  ['undefined', { a: undefined }, 'undefined', '$.a'],
  ['a fraction', [1, 1.5], 'unsafeNumber', '$[1]'],
  ['infinity', { a: [Infinity] }, 'unsafeNumber', '$.a[0]'],
  ['NaN', NaN, 'unsafeNumber', '$'],
  ['too large a number', 2 ** 53, 'unsafeNumber', '$'],
  ['minus zero', [-0], 'negativeZero', '$[0]'],
  ['a Map', { a: new Map() }, 'notPlain', '$.a'],
  ['a Set', [new Set()], 'notPlain', '$[0]'],
  ['a Date', new Date(0), 'notPlain', '$'],
  ['a function', { a: () => 1 }, 'notPlain', '$.a'],
  ['a symbol', Symbol('a'), 'notPlain', '$'],
  ['a big integer', 1n, 'notPlain', '$'],
  ['an instance', new Thing(), 'notPlain', '$'],
  ['a typed array', new Uint8Array(1), 'notPlain', '$'],
  ['a hole', { a: holes }, 'hole', '$.a'],
  ['a list with a name', named, 'notPlain', '$'],
  ['a cycle', cycle, 'cycle', '$.self'],
  ['a symbol key', { [Symbol('a')]: 1 }, 'badKey', '$.Symbol(a)'],
  ['__proto__', JSON.parse('{"__proto__": 1}'), 'badKey', '$.__proto__'],
  ['constructor', { constructor: 1 }, 'badKey', '$.constructor'],
  [
    'a getter',
    Object.defineProperty({}, 'a', { get: () => 1, enumerable: true }),
    'notPlain',
    '$.a',
  ],
  ['a hidden field', Object.defineProperty({}, 'a', { value: 1 }), 'notPlain', '$.a'],
]

test.each(bad)('findUnplain reports %s', (_name, value, fault, path) => {
  expect(findUnplain(value)).toEqual({ path, fault })
})

test('findUnplain accepts shared objects that form no cycle', () => {
  expect(isPlainData([shared, shared, { again: shared }])).toBe(true)
})

test('findUnplain limits depth and size', () => {
  const deep = JSON.parse('['.repeat(70) + ']'.repeat(70)) as unknown
  expect(findUnplain(deep)?.fault).toBe('tooDeep')
  expect(findUnplain([1, 2, 3], { depth: 9, nodes: 3 })?.fault).toBe('tooBig')
})

test('findUnplain accepts only values that survive a JSON round trip', () => {
  fc.assert(
    fc.property(fc.anything({ withMap: true, withSet: true, withDate: true }), (value) => {
      if (isPlainData(value)) expect(JSON.parse(JSON.stringify(value))).toEqual(value)
    }),
    { numRuns: 2000 },
  )
})
