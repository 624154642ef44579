/** The reference sheet, opened over a match and over the set-up page. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from './axe.ts'
import { type House, openTextHouse, visit } from './harness.ts'
import { shownSteps, sitDown } from './person.ts'

let house: House
beforeAll(async () => {
  house = await openTextHouse()
})
afterAll(() => house.close())

test('the reference opens over a match and closes back to the same place', async () => {
  const { page, leave, complaints } = await sitDown(house, {
    game: 'rajas',
    kinds: 'hb',
    seed: 'rules',
    init: () => localStorage.setItem('jharokha.guide', '["rajas"]'),
  })
  await page.locator('.choices [data-command]:visible').first().waitFor()
  const before = [page.url(), await shownSteps(page)]
  await page.locator('.room-head > .button').click()
  await page.getByRole('button', { name: 'Rules and symbols' }).click()
  const sheet = page.getByRole('dialog', { name: 'Rules and symbols' })
  for (const name of ['Great Mogul', 'Dancer', 'Yogi', 'Raja', 'Master builder', 'Portuguese'])
    await sheet.getByText(name).first().waitFor()
  expect(await violations(page)).toEqual([])
  await sheet.getByRole('link', { name: 'R61' }).first().click()
  await sheet.getByText('2 fame, and first player of the next round.').waitFor()
  expect(page.url()).toBe(before[0])
  await page.keyboard.press('Escape')
  await expect.poll(() => sheet.count()).toBe(0)
  expect([page.url(), await shownSteps(page)]).toEqual(before)
  expect(complaints).toEqual([])
  await leave()
})

test('the reference opens over the set-up and leaves its fields as they were', async () => {
  const { page, leave } = await visit(house, '/setup/border')
  await page.locator('.segment', { hasText: '4' }).click()
  await page.locator('.seat-row input[type="text"], .seat-row .input').first().fill('Ana')
  await page.getByRole('button', { name: 'Rules and symbols' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByText('White boxes, crossed from the start').waitFor()
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => sheet.count()).toBe(0)
  expect(await page.locator('.seat-row').count()).toBe(4)
  expect(await page.locator('.seat-row .input').first().inputValue()).toBe('Ana')
  await leave()
})
