/** Switching between picture and panels, after a fault and against the address's parameter. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { coarse, type House, openHouse } from './harness.ts'
import { sitDown } from './person.ts'
import { atRest, spotsOf, watchScene } from './sight.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const mode = (page: Page) => page.locator('.room').getAttribute('data-mode')
const inScene = { tableView: 'scene', quality: 'low' }

test('the button In 3D draws a picture that failed before', async () => {
  const { page, leave } = await sitDown(house, {
    game: 'border',
    kinds: 'hh',
    seed: 'failed',
    options: coarse,
  })
  await page.route('**/TableCanvas*', (route) => route.abort())
  await page.evaluate((change) => {
    const kept = JSON.parse(localStorage.getItem('jharokha.settings') ?? '{}') as object
    localStorage.setItem('jharokha.settings', JSON.stringify({ ...kept, ...change }))
  }, inScene)
  await page.reload()
  const inThree = page.getByRole('button', { name: 'In 3D' })
  await page.locator('.notices .slip').first().waitFor()
  await inThree.waitFor()
  expect(await mode(page)).toBe('panels')
  await page.unroute('**/TableCanvas*')
  await inThree.click()
  await page.locator('.picture canvas').waitFor()
  expect(await mode(page)).toBe('scene')
  expect(await page.locator('.notices .slip').count()).toBe(0)
  await leave()
})

test('a chosen view overrides the one in the address', async () => {
  const { page, leave, complaints } = await sitDown(house, {
    game: 'border',
    kinds: 'hh',
    seed: 'address&view=panels',
    settings: inScene,
  })
  expect(page.url()).toContain('view=panels')
  expect(await mode(page)).toBe('panels')
  await page.getByRole('button', { name: 'In 3D' }).click()
  await expect.poll(() => mode(page)).toBe('scene')
  expect(page.url()).not.toContain('view=')
  expect(complaints).toEqual([])
  await leave()
})

test('the drawn tray is empty while real dice are used', async () => {
  const { page, leave, complaints } = await sitDown(house, {
    game: 'nagaraja',
    kinds: 'hh',
    seed: 'real',
    settings: { ...inScene, throwing: 'typed' },
    init: watchScene,
  })
  await page.locator('.typed').waitFor()
  await page.locator('.picture[data-ready="true"]').waitFor()
  await atRest(page)
  expect(await spotsOf(page)).toEqual([])
  expect(complaints).toEqual([])
  await leave()
})

test('opened panels scroll into view on a phone', async () => {
  const { page, leave, complaints } = await sitDown(house, {
    game: 'border',
    kinds: 'hh',
    seed: 'tables',
    settings: inScene,
    options: { viewport: { width: 390, height: 844 }, hasTouch: true },
  })
  await page.locator('.choices [data-command]').first().waitFor()
  const tables = page.getByRole('button', { name: 'Tables' })
  await tables.tap()
  await page.locator('.room-panels h2').first().waitFor()
  const tops = await page.evaluate(() =>
    ['.room-panels h2', '.room-foot'].map(
      (words) => document.querySelector(words)?.getBoundingClientRect().top ?? NaN,
    ),
  )
  expect(tops[0]).toBeLessThan(tops[1] ?? NaN)
  await tables.tap()
  await expect.poll(() => page.locator('.room-panels').count()).toBe(0)
  expect(complaints).toEqual([])
  await leave()
})
