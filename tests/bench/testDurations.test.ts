/** The table of test durations: order, sums and limits. */
import { expect, test } from 'vitest'
import { tableOf } from './testDurations.ts'

const durations = {
  seconds: 61.5,
  files: [
    { file: 'a.test.ts', seconds: 1 },
    { file: 'b.test.ts', seconds: 90.25 },
    { file: 'c.test.ts', seconds: 4 },
  ],
}

test('the table of durations lists files from the dearest, then their sum and the whole run', () => {
  expect(tableOf(durations)).toEqual([
    '    90.3 s  b.test.ts',
    '     4.0 s  c.test.ts',
    '     1.0 s  a.test.ts',
    '    95.3 s  all 3 files, one after the other',
    '    61.5 s  the whole run, at most 600 s',
  ])
})

test('the table of durations may be cut to the dearest files and still sums all of them', () => {
  expect(tableOf(durations, 1)).toEqual([
    '    90.3 s  b.test.ts',
    '    95.3 s  all 3 files, one after the other',
    '    61.5 s  the whole run, at most 600 s',
  ])
})
