/** Accessibility of pages and the text table: axe violations, page widths, live regions, names and keys. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from './axe.ts'
import { type House, openTextHouse, visit } from './harness.ts'
import { playByKeys, pressUntil } from './keys.ts'
import { playByWhim, sitDown } from './person.ts'

let house: House
beforeAll(async () => {
  house = await openTextHouse()
})
afterAll(() => house.close())

const pages = [
  '/',
  '/settings',
  '/setup/border',
  '/setup/nagaraja',
  '/setup/rajas',
  '/reference/border',
  '/reference/nagaraja',
  '/reference/rajas',
  '/stage/desk',
  '/stage/address',
  '/nowhere/at/all',
]

test('pages without a match have no axe violations', async () => {
  const { page, leave } = await visit(house, '/')
  for (const path of pages) {
    await page.goto(house.address + path)
    await page.locator('h1').waitFor()
    expect([path, ...(await violations(page))]).toEqual([path])
  }
  await leave()
})

test('the text table, its story, menu and end page have no axe violations at twice the text size', async () => {
  const { page, leave } = await sitDown(house, {
    game: 'border',
    kinds: 'hbb',
    seed: 'axe',
    settings: { textSize: 200, contrast: 'more' },
  })
  await playByWhim(page, { seed: 'axe', most: 3 })
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Story' }).click()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').waitFor()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.goto(page.url().replace('/table/', '/end/'))
  await page.locator('h1').waitFor()
  expect(await violations(page)).toEqual([])
  await leave()
})

test('pages are no wider than a small window at twice the text size', async () => {
  const { page, leave } = await sitDown(house, {
    game: 'border',
    kinds: 'hb',
    seed: 'wide',
    settings: { textSize: 200 },
    options: { viewport: { width: 1024, height: 768 } },
  })
  for (const path of [null, '/', '/settings', '/setup/border']) {
    if (path) await page.goto(house.address + path)
    await page.locator('h1').waitFor()
    const [wide, window] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ])
    expect([path, wide]).toEqual([path, window])
  }
  await leave()
})

test.each([
  ['nagaraja', 'hh'],
  ['rajas', 'hb'],
])(
  'the table of %s has no axe violations, nor its curtain and unfolded choices',
  async (game, kinds) => {
    const { page, leave } = await sitDown(house, { game, kinds, seed: 'axe' })
    const stopped = await playByWhim(page, { seed: 'axe', most: 6, curtains: 2 })
    if (stopped === 'curtain') {
      expect(await violations(page)).toEqual([])
      await page.locator('.curtain button').press('Enter')
    }
    await page.locator('.choices [data-command]:visible').first().waitFor()
    for (const fold of await page.locator('.asking summary').all()) await fold.click()
    expect(await violations(page)).toEqual([])
    // on a phone's portrait screen the page scrolls instead of squeezing the list of choices
    await page.setViewportSize({ width: 390, height: 844 })
    const pressedAway = () =>
      page.locator('.action-groups').evaluate((list) => list.scrollHeight - list.clientHeight)
    await expect.poll(pressedAway).toBeLessThanOrEqual(1)
    await leave()
  },
)

test('live regions tell the match, and every button and link has a name', async () => {
  const { page, leave } = await sitDown(house, { game: 'border', kinds: 'hb', seed: 'live' })
  await playByWhim(page, { seed: 'live', most: 4 })
  expect(await page.locator('.prompt[role="status"]').textContent()).not.toBe('')
  expect(await page.locator('.last-line[aria-live="polite"]').textContent()).not.toBe('')
  await page.locator('.asking summary', { hasText: 'Why?' }).press('Enter')
  const reason = page.locator('.why [role="status"]')
  const length = async () => (await reason.textContent())?.length
  await expect.poll(length).toBeGreaterThan(10)
  await page.locator('.why-ask').last().click()
  await expect.poll(length).toBeGreaterThan(10)
  const nameless = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a[href], summary')]
      .filter((item) => item.checkVisibility())
      .filter((item) => (item.getAttribute('aria-label') ?? item.textContent).trim() === '')
      .map((item) => item.outerHTML),
  )
  expect(nameless).toEqual([])
  await leave()
})

test('the keyboard alone leads from the start page into a match', async () => {
  const { page, leave, complaints } = await visit(house, '/')
  await page.locator('.object-link').first().waitFor()
  await page.evaluate(() =>
    localStorage.setItem(
      'jharokha.settings',
      JSON.stringify({ language: 'en', speed: 'instant', tableView: 'panels', motion: 'reduced' }),
    ),
  )
  await page.reload()
  await page.locator('.object-link').first().waitFor()
  await pressUntil(page, 'Tab', () => document.activeElement?.matches('[href="/setup/border"]'))
  await page.keyboard.press('Enter')
  await page.locator('.setup-go button').waitFor()
  await pressUntil(page, 'Tab', () => document.activeElement?.matches('.setup-go button'))
  await page.keyboard.press('Enter')
  await page.locator('.room').waitFor()
  expect(await playByKeys(page, { seed: 'balcony', most: 6 })).toMatchObject({ choices: 6 })
  expect(complaints).toEqual([])
  await leave()
})
