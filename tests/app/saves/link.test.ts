/** A match in an address: packing and unpacking give the same text; other and huge data is refused. */
import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { linkOf, textOfLink } from '../../../src/app/saves/link.ts'
import { isLink } from '../../../src/app/saves/linkMark.ts'

const page = 'http://127.0.0.1/'
const fragmentOf = (link: string | null) => new URL(link ?? page).hash

test('unpacking gives the packed text, in characters that are safe in an address', async () => {
  const text = JSON.stringify({ names: ['Ανα', 'Łucja', 'Юля'], inputs: 'abc'.repeat(900) })
  const link = await linkOf(text, page)
  expect(link).toMatch(/^http:\/\/127\.0\.0\.1\/#match=[\w-]+$/)
  expect(await textOfLink(fragmentOf(link))).toBe(text)
})

test('a match that is too long gets no address', async () => {
  let text = ''
  for (let n = 1; text.length < 60_000; n = (n * 48_271) % 2_147_483_647) text += n.toString(36)
  expect(await linkOf(text, page)).toBeNull()
})

test('unpacking refuses other text and stops at a size limit', async () => {
  expect(isLink('#story')).toBe(false)
  for (const odd of ['#match=', '#match=%%%', '#match=AAAA', '#story']) {
    const text = await textOfLink(odd)
    expect([odd, text === null || text === '']).toEqual([odd, true])
  }
  const mountain = deflateRawSync(Buffer.alloc(5_000_000)).toString('base64url')
  expect(mountain.length).toBeLessThan(8000)
  expect(await textOfLink(`#match=${mountain}`)).toBeNull()
})
