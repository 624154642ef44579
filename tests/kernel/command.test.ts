/** compareCommands is a total order, and sameCommand takes untrusted values. */
import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { compareCommands, sameCommand, sortCommands } from '../../src/kernel/command.ts'

// Generous timeout for a busy machine.
vi.setConfig({ testTimeout: 90_000 })

const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { depthSize: 'small' },
    fc.constant(null),
    fc.boolean(),
    fc.integer({ min: -3, max: 3 }),
    fc.constantFrom('', 'a', 'b', 'ab'),
    fc.array(tie('any'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('x', 'y', 'z'), tie('any'), { maxKeys: 3 }),
  ),
})).any

const command = fc
  .tuple(fc.constantFrom('a', 'b'), fc.dictionary(fc.constantFrom('p', 'q', 'z'), value))
  .map(([type, fields]) => Object.assign(fields, { type }))

test('compareCommands is a total order: reflexive, antisymmetric, transitive, and 0 only for equal commands', () => {
  fc.assert(
    fc.property(command, command, command, (a, b, c) => {
      const ab = Math.sign(compareCommands(a, b))
      expect(compareCommands(a, structuredClone(a))).toBe(0)
      expect(ab + Math.sign(compareCommands(b, a))).toBe(0)
      if (ab <= 0 && compareCommands(b, c) <= 0) {
        expect(compareCommands(a, c)).toBeLessThanOrEqual(0)
      }
      expect(ab === 0).toBe(isSame(a, b))
    }),
    { numRuns: 2000 },
  )
})

/** An independent equality, by comparing sorted JSON. */
function isSame(a: unknown, b: unknown): boolean {
  return canonical(a) === canonical(b)
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, item]) => `${key}:${canonical(item)}`).join()}}`
}

test('compareCommands sorts by type, then by field names, then by values', () => {
  const commands = [
    { type: 'a', x: 9 },
    { type: 'a', y: 1 },
    { type: 'a', x: 10 },
    { type: 'b' },
    { type: 'a' },
  ]
  expect(sortCommands(commands).map((one) => JSON.stringify(one))).toEqual([
    '{"type":"a"}',
    '{"type":"a","x":9}',
    '{"type":"a","x":10}',
    '{"type":"a","y":1}',
    '{"type":"b"}',
  ])
})

test('sameCommand ignores the order of keys', () => {
  expect(sameCommand({ type: 'a', x: 1 } as { type: string }, { x: 1, type: 'a' })).toBe(true)
})

test.each([
  null,
  undefined,
  7,
  'a',
  [],
  {},
  { type: 'a' },
  { type: 'a', x: 2 },
  { type: 'a', x: 1, y: undefined },
  { type: 'a', x: NaN },
  { type: 'a', x: Symbol('x') },
  { type: 'a', x: 1n },
  { type: 'a', x: () => 1 },
  { type: 'a', x: [1] },
])('sameCommand refuses %o', (foreign) => {
  expect(sameCommand({ type: 'a', x: 1 } as { type: string }, foreign)).toBe(false)
  expect(sameCommand({ type: 'a', x: null } as { type: string }, foreign)).toBe(false)
})
