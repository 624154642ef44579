/** What failed to be drawn stays away until what it was drawn for is another. */
import { expect, test } from 'vitest'
import { Mishap } from '../../src/app/faults/Mishap.tsx'

test('a mishap is over with another value, and only then', () => {
  const failed = { until: 'one', ...Mishap.getDerivedStateFromError() }
  const after = (until: unknown) =>
    Mishap.getDerivedStateFromProps({ children: null, until }, failed) ?? failed
  expect(after('one').hasFailed).toBe(true)
  expect(after('two')).toEqual({ hasFailed: false, until: 'two' })
})
