/** A phone joins a table by its code over plain http, plays each game by touch, and weighs little. */
import { gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gameIds } from '../../src/games/index.ts'
import { violations } from './axe.ts'
import { flat, sharedChromium } from './chromium.ts'
import {
  type HandDoor,
  hostHands,
  openHandDoor,
  openPhone,
  phoneFlags,
  sitDownByCode,
} from './handTable.ts'

/** KB of gzipped JavaScript until a hand can be used. */
const budget = 200
const commandsWanted = 12

let browser: Browser
let door: HandDoor
beforeAll(async () => {
  browser = await sharedChromium([...flat, ...phoneFlags])
  door = await openHandDoor()
})
afterAll(() => door.close())

/** Adds up the scripts of a page from now on. */
function weigh(page: Page): () => Promise<number> {
  const bodies: Promise<Buffer>[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) bodies.push(response.body())
  })
  return async () => {
    const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body).length)
    return sizes.reduce((sum, size) => sum + size, 0) / 1024
  }
}

/** Flicks the pieces up over the glass. */
async function flick(page: Page): Promise<void> {
  const glass = await page.locator('.glass').boundingBox()
  if (!glass) throw new Error('no glass')
  const x = glass.x + glass.width / 2
  const low = glass.y + glass.height - 40
  await page.mouse.move(x, low)
  await page.mouse.down()
  for (const rise of [40, 90, 150]) await page.mouse.move(x, low - rise)
  await page.mouse.up()
}

/** Drags the first card that can be laid up out of the hand. */
async function liftCard(page: Page): Promise<void> {
  const card = await page.locator('.card[data-open="true"]').first().boundingBox()
  if (!card) throw new Error('no card')
  const x = card.x + card.width / 2
  const y = card.y + card.height / 2
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y - 60)
  await page.mouse.move(x, y - 110)
  await page.mouse.up()
}

type Doing = 'throw' | 'card' | 'choice'

/** Does one thing that is asked, by touch; the first touch of a choice only shows what it costs. */
async function actOnce(page: Page): Promise<Doing> {
  if (await page.locator('.glass').isVisible()) {
    await flick(page)
    return 'throw'
  }
  const choice = page.locator('.hand-choices [data-command]:enabled')
  if ((await choice.count()) === 0 || (await page.locator('.card[data-open="true"]').count()) > 2) {
    await liftCard(page)
    return 'card'
  }
  const one = choice.first()
  await one.tap()
  await page.waitForTimeout(60)
  if (await page.locator('[data-focused="true"]').count()) {
    await page
      .locator('[data-focused="true"]')
      .tap({ timeout: 2000 })
      .catch(() => undefined)
  }
  return 'choice'
}

test.each(gameIds)('a phone on plain http plays a dozen commands of %s by touch', async (id) => {
  const table = await hostHands(door, id, 'hb')
  const phone = await openPhone(browser)
  const { page, complaints } = phone
  const kilobytes = weigh(page)
  await sitDownByCode(phone, door, table.code, 0)
  table.session.wake()
  await page.locator('.hand[data-asked="true"]').waitFor()
  expect(await kilobytes()).toBeLessThan(budget)
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false)
  expect(table.session.header().sittings[0]?.name).toBe('Phone 1')

  const own = () =>
    table.session.truth.steps().filter(({ input }) => input.kind === 'command' && input.seat === 0)
  const done = new Set<Doing>()
  const end = Date.now() + 40_000
  while (own().length < commandsWanted && Date.now() < end) {
    await page.locator('.hand[data-asked="true"]').waitFor()
    const before = table.session.match().length
    done.add(await actOnce(page))
    await page
      .waitForFunction(
        (was) => Number(document.querySelector<HTMLElement>('.hand')?.dataset['number']) > was,
        before,
        { timeout: 700 },
      )
      .catch(() => undefined)
  }
  expect(own().length).toBeGreaterThanOrEqual(commandsWanted)
  expect(done).toContain(id === 'nagaraja' ? 'card' : 'choice')
  expect(await violations(page)).toEqual([])

  await page.locator('.hand-head button').tap()
  expect(await page.locator('.hand-cards, .hand-choices, .panel').count()).toBe(0)
  await page.locator('.hand-back').tap()
  await page.locator('.hand-main').waitFor()
  expect(complaints).toEqual([])
  await phone.close()
  table.close()
})
