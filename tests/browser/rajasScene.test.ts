/** A whole match of Rajas by touching what glows on the table, and nothing else. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeRandom } from '../../src/kernel/random.ts'
import { type House, openHouse } from './harness.ts'
import { settled, sitDown } from './person.ts'
import { atRest, glowsOf, watchScene } from './sight.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

/** More looks at the table than any match needs, so that one that goes round in circles ends the test. */
const patience = 2500
const shots = process.env['JHAROKHA_SHOTS']
const size = { width: 1280, height: 720 }

const isOver = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('.room a[href^="/end/"]') !== null)

/** Touches one of the things that glow and are not under the page's own controls; false where none does yet. */
async function touchOne(page: Page, random: ReturnType<typeof makeRandom>): Promise<boolean> {
  const glows = await glowsOf(page)
  const seen = glows.filter(
    ({ x, y }) => x > 0 && y > 60 && x < size.width - 10 && y < size.height - 10,
  )
  if (seen.length === 0) return false
  const { x, y } = random.pick(seen)
  await page.mouse.click(x, y)
  return true
}

test('played to its end by touches alone', { timeout: 900_000 }, async () => {
  const { page, complaints, context } = await sitDown(house, {
    game: 'rajas',
    kinds: 'hb',
    seed: 'touches',
    settings: { tableView: 'scene', quality: 'low' },
    options: { viewport: size },
    init: watchScene,
  })
  await page.locator('.picture[data-ready="true"]').waitFor({ timeout: 120_000 })
  const random = makeRandom('touches')
  let touched = 0
  for (let i = 0; i < patience && !(await isOver(page)); i += 1) {
    await settled(page)
    if (await touchOne(page, random)) touched += 1
    else await atRest(page, 4)
    if (shots && i % 40 === 5) await page.screenshot({ path: `${shots}/rajas-${i}.png` })
  }
  if (shots) await page.screenshot({ path: `${shots}/rajas-end.png` })
  expect(await isOver(page)).toBe(true)
  expect(touched).toBeGreaterThan(30)
  expect(complaints).toEqual([])
  await context.close()
})
