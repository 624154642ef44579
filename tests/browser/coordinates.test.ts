/** Coordinates around The Border's slates: they appear when a choice names them. */
import type { Page } from 'playwright-core'
import type { Scene } from 'three'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openHouse } from './harness.ts'
import { playByWhim, sitDown } from './person.ts'
import { watchScene } from './sight.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

/** Names of the slates whose coordinates are visible now. */
const readable = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { sight } = window as unknown as { sight: { scene: Scene | null } }
    const names: string[] = []
    sight.scene?.traverse(({ name, visible }) => {
      if (visible && /^coordinates-\d/.test(name)) names.push(name)
    })
    return names
  })

test('a slate shows its coordinates while the pointer is over a choice that names one of its boxes', async () => {
  const { page, leave, complaints } = await sitDown(house, {
    game: 'border',
    kinds: 'hh',
    seed: 'named',
    settings: { tableView: 'scene', quality: 'low' },
    init: watchScene,
  })
  await page.locator('.picture[data-ready="true"]').waitFor()
  const named = page.locator('.action').filter({ hasText: /\b[a-z]\d/ })
  for (let i = 0; i < 20 && (await named.count()) === 0; i += 1)
    await playByWhim(page, { seed: `named ${i}`, most: 1 })
  const seat = (await page.locator('.seat-plate[data-doing="plays"]').innerText()).includes('1')
  await named.first().hover()
  await expect.poll(() => readable(page)).toContain(`coordinates-${seat ? 0 : 1}`)
  expect(complaints).toEqual([])
  await leave()
})
