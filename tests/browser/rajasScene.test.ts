/** A whole match of Rajas by touching what glows on the table, and nothing else. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeRandom } from '../../src/kernel/random.ts'
import { type House, openHouse } from './harness.ts'
import { settled, shownSteps, sitDown } from './person.ts'
import { atRest, glowsOf, type Spot, watchScene } from './sight.ts'

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

const phone = { width: 390, height: 844 }
const finger = 40

/** Of what glows in the picture, a place with others under the same finger, or one that stands alone. */
async function glowWith(page: Page, isCrowded: boolean): Promise<Spot> {
  const frame = await page.locator('.picture').boundingBox()
  const glows = (await glowsOf(page)).filter(
    ({ x, y }) => x > 0 && x < phone.width && y > 0 && y < (frame?.height ?? 0),
  )
  const found = glows.find((one) => {
    const near = glows.filter(({ x, y }) => Math.hypot(x - one.x, y - one.y) < finger)
    return isCrowded === near.length > 1
  })
  if (!found) throw new Error(`no such glow among ${glows.length}`)
  return found
}

test('a finger that meets several spaces on a phone goes near, and then means one', async () => {
  const { page, complaints, context } = await sitDown(house, {
    game: 'rajas',
    kinds: 'hh',
    seed: 'finger',
    settings: { tableView: 'scene', quality: 'low' },
    options: { viewport: phone, hasTouch: true },
    init: watchScene,
  })
  await page.locator('.picture[data-ready="true"]').waitFor({ timeout: 120_000 })
  await settled(page)
  await atRest(page)
  const steps = await shownSteps(page)
  const camera = page.locator('.camera select')
  const far = await glowWith(page, true)
  await page.touchscreen.tap(far.x, far.y)
  await expect.poll(() => camera.inputValue()).not.toBe('asked')
  await atRest(page)
  expect(await shownSteps(page)).toBe(steps)
  const near = await glowWith(page, false)
  await page.touchscreen.tap(near.x, near.y)
  await expect.poll(() => shownSteps(page)).toBeGreaterThan(steps)
  await expect.poll(() => camera.inputValue()).toBe('asked')
  expect(complaints).toEqual([])
  await context.close()
})
