/** The second half of a double click does nothing; keys and single clicks do. */
import { expect, test } from 'vitest'
import { once } from '../../src/ui/actions/once.ts'

test('keys, one click, a double click', () => {
  let done = 0
  const click = once(() => (done += 1))
  click({ detail: 0 })
  click({ detail: 0 })
  expect(done).toBe(2)
  click({ detail: 1 })
  click({ detail: 2 })
  expect(done).toBe(3)
})
