/** The story beside the drawn table. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unmoving } from './axe.ts'
import { type House, openHouse } from './harness.ts'
import { settled, sitDown } from './person.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

test('a click on a story line shows the step again with the sheet moved aside; story and log end alike', async () => {
  const { page, leave, complaints } = await sitDown(house, {
    game: 'border',
    kinds: 'hb',
    seed: 'story',
    left: 40,
    settings: { tableView: 'scene', quality: 'low', speed: 'calm', motion: 'full' },
  })
  await page.locator('.picture[data-ready="true"]').waitFor()
  await page.getByRole('button', { name: 'Story' }).click()
  const lines = page.locator('.log-line')
  await lines.first().waitFor()
  await settled(page)
  await unmoving(page)
  const told = (words: string) => page.locator(words).last().innerText()
  expect((await told('.chronicle li')).trim()).toBe((await told('.log-line > span')).trim())
  expect((await told('.last-line')).trim()).toBe((await told('.log-line > span')).trim())

  const sheet = page.locator('.log-sheet')
  const picture = await page.locator('.picture').boundingBox()
  const left = async () => (await sheet.boundingBox())?.x ?? 0
  const before = await left()
  expect(before).toBeLessThan(40)
  await lines.nth((await lines.count()) - 3).click({ position: { x: 30, y: 12 } })
  await sheet.and(page.locator('[data-aside]')).waitFor()
  await expect.poll(left).toBeGreaterThan((picture?.width ?? 0) * 0.8)
  // the sheet comes back after the step has been shown
  await expect.poll(left, { timeout: 60_000 }).toBe(before)
  expect(complaints).toEqual([])
  await leave()
})
