/** Addresses are read as they are written, and nothing else is taken for one. */
import { expect, test } from 'vitest'
import { addressOf, parseRoute, type Route } from '../../src/app/routes.ts'

const routes: readonly Route[] = [
  { page: 'start' },
  { page: 'setup', game: 'border' },
  { page: 'table', match: 'abc23' },
  { page: 'end', match: 'abc23' },
  { page: 'reference', game: 'rajas' },
  { page: 'settings' },
  { page: 'tray' },
]

test.each(routes)('$page is written and read', (route) => {
  expect(parseRoute(addressOf(route))).toEqual(route)
})

test.each(['/x', '/table', '/setup/', '/table/a/b', '/table/%3Cscript', '/settings/x', '/end/A!'])(
  '%s leads nowhere',
  (path) => {
    expect(parseRoute(path)).toEqual({ page: 'nowhere' })
  },
)
