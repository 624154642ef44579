/** A whole match of Rajas by the keyboard alone, beside its scene; axe finds nothing on the way, nor at the end. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from './axe.ts'
import { type House, openHouse } from './harness.ts'
import { playByKeys, pressUntil } from './keys.ts'
import { sitDown } from './person.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

test('Rajas beside its scene', { timeout: 600_000 }, async () => {
  const { page, context, complaints } = await sitDown(house, {
    game: 'rajas',
    kinds: 'hb',
    seed: 'keys-scene',
    settings: { tableView: 'scene', quality: 'low' },
    options: { viewport: { width: 480, height: 300 } },
  })
  await page.locator('.picture[data-ready="true"]').waitFor({ timeout: 120_000 })
  const first = await playByKeys(page, { seed: 'palace', most: 12 })
  expect(first.isOver).toBe(false)
  expect(await violations(page)).toEqual([])
  expect(await playByKeys(page, { seed: 'river' })).toMatchObject({ isOver: true })
  expect(await page.locator('.picture canvas').count()).toBe(1)
  await pressUntil(page, 'Tab', () => document.activeElement?.matches('a[href^="/end/"]'))
  await page.keyboard.press('Enter')
  await page.locator('.ranking').waitFor()
  expect(await violations(page)).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})
