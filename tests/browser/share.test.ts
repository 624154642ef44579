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

test('a shared link opens the match in another browser at the same step', async () => {
  const { page, leave } = await sitDown(house, { game: 'border', kinds: 'hb', seed: 'share' })
  await playByWhim(page, { seed: 'share', most: 2 })
  const steps = await shownSteps(page)
  await page.locator('.room-head > .button').click()
  await page.getByRole('button', { name: 'Share a link' }).click()
  const link = await page.locator('.share-link').inputValue()
  expect(link).toContain('#match=')
  expect(link.length).toBeLessThan(8000)
  expect(await violations(page)).toEqual([])

  const other = await visit(house, new URL(link).pathname + new URL(link).hash)
  await other.page.locator('.room').waitFor()
  expect(other.page.url()).toMatch(/\/table\/[a-z0-9-]+$/)
  await expect.poll(() => shownSteps(other.page), { timeout: 30_000 }).toBeGreaterThanOrEqual(steps)
  expect(other.complaints).toEqual([])
  await other.leave()
  await leave()
})

test('a broken link is told, and the address loses its fragment', async () => {
  const { page, leave } = await visit(house, '/#match=AAAA')
  await page.getByRole('alert').waitFor()
  expect(new URL(page.url()).hash).toBe('')
  await leave()
})

test('the full-screen button enters and leaves full screen', async () => {
  const { page, leave } = await sitDown(house, { game: 'border', kinds: 'hb', seed: 'full' })
  await page.locator('.room-head > .button').click()
  const button = page.getByRole('button', { name: 'Full screen' })
  await button.click()
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
  await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true')
  await button.click()
  await expect.poll(() => page.evaluate(() => document.fullscreenElement === null)).toBe(true)
  await leave()
})
