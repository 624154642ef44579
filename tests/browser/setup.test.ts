/** The set-up: whatever is chosen in whatever order, a match can be begun. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openTextHouse, visit } from './harness.ts'
import { keptHeaders } from './person.ts'

let house: House
beforeAll(async () => {
  house = await openTextHouse()
})
afterAll(() => house.close())

test('seats that join after a pick was made for each seat have the preset', async () => {
  const { page, context, complaints } = await visit(house, '/setup/rajas')
  const experienced = page.locator('.options .segment', { hasText: /experienced/i })
  await experienced.first().click()
  await page.locator('.segments').first().locator('.segment', { hasText: '4' }).click()
  await page.locator('.setup-go button').click()
  await page.locator('.room').waitFor()
  expect((await keptHeaders(page))[0]?.sittings.length).toBe(4)
  expect(complaints).toEqual([])
  await context.close()
})
