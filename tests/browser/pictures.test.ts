/** Forty components at fixed links, compared with stored screenshots. */
import { expect, test } from 'vitest'
import { links } from '../pictures/links.ts'
import { picturesOf } from '../pictures/components.ts'
import { differenceOf } from '../pictures/compare.ts'
import { PNG } from 'pngjs'

test('the comparison of pictures finds visible changes and ignores rounding', () => {
  const plain = new PNG({ width: 20, height: 20 })
  plain.data.fill(120)
  const near = new PNG({ width: 20, height: 20 })
  near.data.fill(121)
  const other = PNG.sync.read(PNG.sync.write(plain))
  for (let i = 0; i < 20 * 5 * 4; i += 1) other.data[i] = i % 4 === 3 ? 255 : 30
  const [a, b, c] = [plain, near, other].map((png) => Buffer.from(PNG.sync.write(png)))
  if (!a || !b || !c) throw new Error('three pictures')
  expect(differenceOf(a, b).isChanged).toBe(false)
  expect(differenceOf(a, c).isChanged).toBe(true)
})

test('components look as in their kept pictures (npm run pictures shows differences)', async () => {
  const compared = await picturesOf({ isCheck: true, isAll: false, onTaken: () => undefined })
  expect(compared.length).toBe(links.length)
  expect(compared.filter(({ state }) => state !== 'same')).toEqual([])
})
