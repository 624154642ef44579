/** withoutView removes `view` from an address and keeps the rest. */
import { expect, test } from 'vitest'
import { withoutView } from '../../../src/app/table/address.ts'

test.each([
  ['/table/a?view=panels', '/table/a'],
  ['/table/a?guide=yes&view=panels', '/table/a?guide=yes'],
  ['/table/a?guide=yes', '/table/a?guide=yes'],
  ['/table/a', '/table/a'],
])('withoutView(%s)', (address, left) => expect(withoutView(address)).toBe(left))
