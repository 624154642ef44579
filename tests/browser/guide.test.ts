/** The guided opening of a match: offered once, follows the events, ends on request, accessible. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { manifestOf } from '../../src/games/index.ts'
import { violations } from './axe.ts'
import { type House, openTextHouse } from './harness.ts'
import { playByWhim, settled, sitDown } from './person.ts'

let house: House
beforeAll(async () => {
  house = await openTextHouse()
})
afterAll(() => house.close())

const wish = { game: 'border', kinds: 'hb', settings: { throwing: 'hand' } } as const
/** Id of the shown tip; null without one, also after the guide has ended. */
const tipOf = (page: Page) =>
  page.evaluate(() => document.querySelector('.guide')?.getAttribute('data-tip') ?? null)

/** Clicks through the guide of a game to its end; every tip must come, point at its target, and wait. */
async function followGuide(
  page: Page,
  game: string,
  lessons: readonly string[],
): Promise<Set<string>> {
  const met = new Set<string>()
  let shown: string | null = null
  for (let i = 0; i < 250 && (await page.locator('.guide').count()) > 0; i += 1) {
    await settled(page)
    const tip = await tipOf(page)
    if (tip && tip !== shown) {
      met.add(tip)
      await page.locator('[data-pointed]').waitFor()
      expect(await page.locator('[data-pointed]').count()).toBe(1)
    }
    shown = tip
    if (tip === 'border.guide.welcome') {
      // close it: while it is open, a person who throws gets no tip about throwing
      await page.getByRole('button', { name: 'Understood' }).click()
      continue
    }
    const isLesson = lessons.some((name) => tip === `${game}.guide.${name}`)
    if (isLesson) {
      // the match continues while the lesson stays open
      await playByWhim(page, { seed: `on-${i}`, most: 2 })
      expect(await tipOf(page)).toBe(tip)
      await page.getByRole('button', { name: 'Understood' }).click()
    } else await playByWhim(page, { seed: `${game}-${i}`, most: 1 })
  }
  return met
}

const games = [
  ['border', ['values', 'end'], []],
  ['nagaraja', ['relics', 'end'], []],
  // random play seldom builds: `tests/app/guide` has a match with a building
  ['rajas', ['race', 'end'], ['tile', 'pay']],
] as const

test.each(games)(
  '%s: the guide is offered, each of its tips comes, points at its target and waits, and none returns',
  async (game, lessons, rare) => {
    const { page, leave, complaints } = await sitDown(house, {
      ...wish,
      game,
      seed: `pointing-${game}`,
    })
    await page.locator('.guide').waitFor()
    if (game === 'border') {
      await page.getByText('New to The Border?').waitFor()
      expect(await violations(page)).toEqual([])
    }
    await page.getByRole('button', { name: 'Show me' }).click()
    const all = await manifestOf(game)?.tips?.()
    const met = await followGuide(page, game, lessons)
    const allowed = new Set<string>(rare.map((name) => `${game}.guide.${name}`))
    const missed = (all ?? []).map(({ key }) => key).filter((key) => !met.has(key))
    expect(missed.filter((key) => !allowed.has(key))).toEqual([])
    if (game === 'border') {
      await page.goto(`${house.address}/setup/border?seed=again`)
      await page.locator('.setup-go button').click()
      await page.locator('.choices [data-command]').first().waitFor()
      expect(await page.locator('.guide').count()).toBe(0)
    }
    expect(complaints).toEqual([])
    await leave()
  },
)

test('a tip waits while bots play, until its task is done; an ended guide stays away after a reload', async () => {
  const seed = 'slow&guide=yes'
  const { page, leave } = await sitDown(house, { ...wish, kinds: 'bh', seed })
  await expect.poll(() => tipOf(page)).toBe('border.guide.welcome')
  await page.locator('.choices:not([hidden]) [data-command]').first().waitFor()
  // the bot has played first, and the welcome is still shown
  expect(await tipOf(page)).toBe('border.guide.welcome')
  await page.getByRole('button', { name: 'Understood' }).click()
  await settled(page)
  const next = await tipOf(page)
  expect(next).not.toBe('border.guide.welcome')
  await page.waitForTimeout(500)
  expect(await tipOf(page)).toBe(next)

  await page.getByRole('button', { name: 'End the guide' }).click()
  await expect.poll(() => page.locator('.guide').count()).toBe(0)
  expect(new URL(page.url()).search).toBe('?seed=slow')
  await page.reload()
  await page.locator('.choices [data-command]').first().waitFor()
  expect(await page.locator('.guide').count()).toBe(0)
  await leave()
})

test('a declined guide stays away and can be started from the reference, by keys and in Polish', async () => {
  const { page, leave } = await sitDown(house, { ...wish, seed: 'no' })
  await page.getByRole('button', { name: 'No, thanks' }).press('Enter')
  await expect.poll(() => page.locator('.guide').count()).toBe(0)
  await page.goto(`${house.address}/settings`)
  await page.getByText('Polski').click()
  await page.goto(`${house.address}/reference/border`)
  await page.getByRole('link', { name: 'Zagraj partię z przewodnikiem' }).press('Enter')
  await page.locator('.setup-go button').press('Enter')
  await expect.poll(() => tipOf(page)).toBe('border.guide.welcome')
  await page.getByText('tych samych dziewięć regionów').waitFor()
  await page.locator('.choices [data-command]').first().waitFor()
  await page.getByRole('button', { name: 'Zakończ przewodnik' }).press('Enter')
  await expect.poll(() => page.locator('.guide').count()).toBe(0)
  // the focus moves to the next choice
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-command')))
    .toBe(true)
  await leave()
})

test('the target of a tip scrolls into view on a phone', async () => {
  const seed = 'hand&guide=yes'
  const options = { viewport: { width: 390, height: 540 }, hasTouch: true }
  const { page, leave } = await sitDown(house, { ...wish, seed, options })
  await expect.poll(() => tipOf(page)).toBe('border.guide.welcome')
  await page.locator('.choices .throw').waitFor()
  const below = () =>
    page.evaluate(() => {
      const pointed = document.querySelector('[data-pointed]')
      const foot = document.querySelector('.room-foot')
      const place = (pointed?.querySelector('button') ?? pointed)?.getBoundingClientRect()
      return (place?.bottom ?? NaN) - (foot?.getBoundingClientRect().top ?? NaN)
    })
  await page.getByRole('button', { name: 'Understood' }).tap()
  await expect.poll(() => tipOf(page)).toBe('border.guide.throw')
  await expect.poll(below).toBeLessThanOrEqual(0)
  await page.locator('.choices .throw').tap()
  await expect.poll(() => tipOf(page)).toBe('border.guide.keep')
  await expect.poll(below).toBeLessThanOrEqual(0)
  await leave()
})
