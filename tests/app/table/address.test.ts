/** A chosen view is stronger than the address: `view` goes from it, the rest stays. */
import { expect, test } from 'vitest'
import { withoutView } from '../../../src/app/table/address.ts'

test.each([
  ['/table/a?view=panels', '/table/a'],
  ['/table/a?guide=yes&view=panels', '/table/a?guide=yes'],
  ['/table/a?guide=yes', '/table/a?guide=yes'],
  ['/table/a', '/table/a'],
])('%s', (address, left) => expect(withoutView(address)).toBe(left))
