/** Links of matches, opened in another browser; and full screen. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from './axe.ts'
import { type House, openTextHouse, visit } from './harness.ts'
import { playByWhim, shownSteps, sitDown } from './person.ts'

let house: House
beforeAll(async () => {
  house = await openTextHouse()
})
afterAll(() => house.close())

test('the menu switches full screen and shares a link, which opens elsewhere at the same step; a broken one is told', async () => {
  const { page, leave } = await sitDown(house, { game: 'border', kinds: 'hb', seed: 'share' })
  await playByWhim(page, { seed: 'share', most: 2 })
  const steps = await shownSteps(page)
  await page.locator('.room-head > .button').click()

  const fullScreen = page.getByRole('button', { name: 'Full screen' })
  await fullScreen.click()
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
  await expect.poll(() => fullScreen.getAttribute('aria-pressed')).toBe('true')
  await fullScreen.click()
  await expect.poll(() => page.evaluate(() => document.fullscreenElement === null)).toBe(true)

  await page.getByRole('button', { name: 'Share a link' }).click()
  const link = await page.locator('.share-link').inputValue()
  expect(link).toContain('#match=')
  expect(link.length).toBeLessThan(8000)
  expect(await violations(page)).toEqual([])
  await leave()

  const other = await visit(house, new URL(link).pathname + new URL(link).hash)
  await other.page.locator('.room').waitFor()
  expect(other.page.url()).toMatch(/\/table\/[a-z0-9-]+$/)
  await expect.poll(() => shownSteps(other.page), { timeout: 30_000 }).toBeGreaterThanOrEqual(steps)

  await other.page.goto(`${house.address}/#match=AAAA`)
  await other.page.getByRole('alert').waitFor()
  // the address loses its fragment
  expect(new URL(other.page.url()).hash).toBe('')
  expect(other.complaints).toEqual([])
  await other.leave()
})
