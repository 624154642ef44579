/** Routes: addresses parse to what they were made from, and nothing else is accepted. */
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
  { page: 'join' },
  { page: 'hand' },
]

test.each(routes)('addressOf and parseRoute agree on $page', (route) => {
  expect(parseRoute(addressOf(route))).toEqual(route)
})

test.each(['/x', '/table', '/setup/', '/table/a/b', '/table/%3Cscript', '/settings/x', '/end/A!'])(
  'parseRoute gives the not-found page for %s',
  (path) => {
    expect(parseRoute(path)).toEqual({ page: 'nowhere' })
  },
)
