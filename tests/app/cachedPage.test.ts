/** The page from the worker's cache has the headers that the server gives to the same address. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withFramingOf } from '../../src/app/cachedPage.ts'

interface Policy {
  makeHeaders(folder: string): (address: string) => Readonly<Record<string, string>>
}

const folder = mkdtempSync(join(tmpdir(), 'jharokha-policy-'))
afterAll(() => rmSync(folder, { recursive: true }))

let headersFor: ReturnType<Policy['makeHeaders']>
beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<style>html { color: red }</style>')
  const file = new URL('../../src/cli/policy.mjs', import.meta.url).href
  headersFor = ((await import(/* @vite-ignore */ file)) as Policy).makeHeaders(folder)
})

const bare = '/showcase/rajas/fort?q=low&ui=none&spin=20'

test.each([
  bare,
  '/showcase/rajas/fort?q=low',
  '/showcase/rajas?ui=none',
  '/showcase?ui=none',
  '/showcase/a/b/c?ui=none',
  '/settings?ui=none',
  '/table/abc',
  '/',
  '/stage',
  '/stage/?view=none',
  '/stage/address',
  '/stage/desk',
])('a frame may show the cached page %s as it may show the one from the server', (address) => {
  const cached = new Headers(headersFor('/index.html'))
  const url = new URL(address, 'http://127.0.0.1:5310')
  const own = Object.fromEntries(withFramingOf(url, cached))
  expect(own).toEqual(Object.fromEntries(new Headers(headersFor(address))))
})

test('the cached page itself may not be framed, and bare components may', () => {
  expect(headersFor('/index.html')['X-Frame-Options']).toBe('DENY')
  expect(headersFor(bare)['X-Frame-Options']).toBeUndefined()
})
