/** Which log is the beginning of another: told to the same eyes, line for line. */
import { expect, test } from 'vitest'
import { isBeginning } from '../../src/ui/log/useKeptLines.ts'

const lines = ['a', 'b', 'c'].map((key) => ({ key }))
const entries = lines.map((line, i) => ({ step: i + 1, line }))

test('the same lines in new entries are a beginning, the whole is none', () => {
  const anew = entries.map((entry) => ({ ...entry }))
  expect(isBeginning(anew.slice(0, 2), entries)).toBe(true)
  expect(isBeginning([], entries)).toBe(true)
  expect(isBeginning(anew, entries)).toBe(false)
})

test('what another viewer is told is none, even in the same words', () => {
  const others = entries.map(({ step, line }) => ({ step, line: { ...line } }))
  expect(isBeginning(others.slice(0, 1), entries)).toBe(false)
})
