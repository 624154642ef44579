/** The set-up page: every order of choices leads to a match. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openTextHouse, visit } from './harness.ts'
import { keptHeaders } from './person.ts'

let house: House
beforeAll(async () => {
  house = await openTextHouse()
})
afterAll(() => house.close())

test('seats that are added after the options were chosen have the preset options', async () => {
  const { page, leave, complaints } = await visit(house, '/setup/rajas')
  const experienced = page.locator('.options .segment', { hasText: /experienced/i })
  await experienced.first().click()
  await page.locator('.segments').first().locator('.segment', { hasText: '4' }).click()
  await page.locator('.setup-go button').click()
  await page.locator('.room').waitFor()
  expect((await keptHeaders(page))[0]?.sittings.length).toBe(4)
  expect(complaints).toEqual([])
  await leave()
})
