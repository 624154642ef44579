/** System settings that change while the page is open. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openTextHouse, visit } from './harness.ts'

let house: House
beforeAll(async () => {
  house = await openTextHouse()
})
afterAll(() => house.close())

test('system settings for motion and contrast take effect at once, both ways', async () => {
  const { page, leave } = await visit(house, '/')
  const marks = () => page.evaluate(() => ({ ...document.documentElement.dataset }))
  await expect.poll(marks).toMatchObject({ motion: 'full', contrast: 'usual' })
  await page.emulateMedia({ reducedMotion: 'reduce', contrast: 'more' })
  await expect.poll(marks).toMatchObject({ motion: 'reduced', contrast: 'more' })
  await page.emulateMedia({ reducedMotion: 'no-preference', contrast: 'no-preference' })
  await expect.poll(marks).toMatchObject({ motion: 'full', contrast: 'usual' })
  await leave()
})
