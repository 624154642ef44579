/** The error boundary stays in its error state until its `until` value changes. */
import { expect, test } from 'vitest'
import { Mishap } from '../../src/app/faults/Mishap.tsx'

test('Mishap resets its error only when `until` changes', () => {
  const failed = { until: 'one', ...Mishap.getDerivedStateFromError() }
  const after = (until: unknown) =>
    Mishap.getDerivedStateFromProps({ children: null, until }, failed) ?? failed
  expect(after('one').hasFailed).toBe(true)
  expect(after('two')).toEqual({ hasFailed: false, until: 'two' })
})
