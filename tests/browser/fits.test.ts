/** Controls of the table are wide enough for their text, at every window width and in every language. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cutOff } from './cut.ts'
import { coarse, type House, openHouse } from './harness.ts'
import { playByWhim, rendered, settled, sitDown } from './person.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const widths = [1280, 1152, 1024, 900, 820, 390] as const
/** Names of the languages as the settings show them. */
const languages = ['English', 'Ελληνικά', 'Polski', 'Русский'] as const

async function speak(page: Page, language: string): Promise<void> {
  await page.locator('.room-head > .button').click()
  await page.locator('.sheet label', { hasText: language }).click()
  await page.keyboard.press('Escape')
  await page.locator('.sheet').waitFor({ state: 'detached' })
}

test.each(['border', 'nagaraja', 'rajas'])(
  '%s: controls hold their text at every width and in every language',
  async (game) => {
    const { page, leave, complaints } = await sitDown(house, {
      game,
      kinds: 'hb',
      seed: 'fits',
      settings: { tableView: 'scene', quality: 'low' },
      options: coarse,
      init: () => localStorage.setItem('jharokha.guide', '["border","nagaraja","rajas"]'),
    })
    await page.locator('.camera [data-home]').waitFor()
    await playByWhim(page, { seed: 'fits', most: 2 })
    await settled(page)
    const found: string[] = []
    for (const language of languages) {
      await page.setViewportSize({ width: 1280, height: 720 })
      await speak(page, language)
      for (const width of widths) {
        await page.setViewportSize({ width, height: width < 850 ? 1180 : 720 })
        await rendered(page)
        const faults = await page.evaluate(cutOff)
        found.push(...faults.map((fault) => `${language} ${width}: ${fault}`))
      }
    }
    expect(found).toEqual([])
    expect(complaints).toEqual([])
    await leave()
  },
)
