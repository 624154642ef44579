/** The second click of a double click is ignored; single clicks and keyboard clicks are not. */
import { expect, test } from 'vitest'
import { ignoreDoubleClick } from '../../src/ui/actions/once.ts'

test('once runs its job for keyboard and single clicks, and only once for a double click', () => {
  let done = 0
  const click = ignoreDoubleClick(() => (done += 1))
  click({ detail: 0 })
  click({ detail: 0 })
  expect(done).toBe(2)
  click({ detail: 1 })
  click({ detail: 2 })
  expect(done).toBe(3)
})
