/** Whole matches of each game by the keyboard alone: hot seat, steps taken back, another language in the middle. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from './axe.ts'
import { type House, openHouse, openTextHouse } from './harness.ts'
import { playByKeys, pressUntil, toChoices } from './keys.ts'
import { keptEntries, shownSteps, sitDown } from './person.ts'

let text: House
let drawn: House
beforeAll(async () => {
  text = await openTextHouse()
  drawn = await openHouse()
})
afterAll(() => Promise.all([text.close(), drawn.close()]))

/** The way on has the focus: Enter leads to the end, which is whole and for every ear. */
async function toTheEnd(page: Page): Promise<void> {
  expect((await keptEntries(page)).length).toBe(await shownSteps(page))
  await pressUntil(page, 'Tab', () => document.activeElement?.matches('a[href^="/end/"]'))
  await page.keyboard.press('Enter')
  await page.locator('.ranking').waitFor()
  expect(await violations(page)).toEqual([])
}

test.each([
  ['nagaraja', 'hh'],
  ['rajas', 'hb'],
])('%s as text', async (game, kinds) => {
  const { page, context, complaints } = await sitDown(text, { game, kinds, seed: `keys-${game}` })
  const played = await playByKeys(page, { seed: game, undoOneIn: 6 })
  expect(played.isOver).toBe(true)
  expect(played.undone).toBeGreaterThan(0)
  expect(played.curtains > 0).toBe(kinds === 'hh')
  // after the first choice the focus is always where the next one is
  expect(played.tabs).toBeLessThanOrEqual(1 + played.undone)
  await toTheEnd(page)
  expect(complaints).toEqual([])
  await context.close()
})

/** By keys through the menu to the last of the four languages. */
async function changeToRussian(page: Page): Promise<void> {
  await pressUntil(page, 'Shift+Tab', () =>
    document.activeElement?.matches('[aria-haspopup="dialog"]'),
  )
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await pressUntil(page, 'Tab', () => !!document.activeElement?.closest('.settings'))
  await pressUntil(page, 'ArrowRight', () => document.documentElement.lang === 'ru')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Отменить ход' }).waitFor()
  await toChoices(page)
}

test('The Border beside its scene, two at one screen, in English and then in Russian', async () => {
  const { page, context, complaints } = await sitDown(drawn, {
    game: 'border',
    kinds: 'hh',
    seed: 'keys-border',
    settings: { tableView: 'scene', quality: 'low', throwing: 'hand' },
    options: { viewport: { width: 480, height: 300 } },
  })
  await page.locator('.picture[data-ready="true"]').waitFor()
  const first = await playByKeys(page, { seed: 'english', most: 25 })
  expect(first.isOver).toBe(false)
  await changeToRussian(page)
  const rest = await playByKeys(page, { seed: 'russian' })
  expect(rest.isOver).toBe(true)
  expect(first.undone + rest.undone).toBeGreaterThan(0)
  expect(await page.locator('.picture canvas').count()).toBe(1)
  await toTheEnd(page)
  expect(complaints).toEqual([])
  await context.close()
}, 600_000)

test.each([
  ['nagaraja', 'temple'],
  ['rajas', 'palace'],
])('%s beside its scene: what is drawn keeps the keys from nothing', async (game, whim) => {
  const { page, context, complaints } = await sitDown(drawn, {
    game,
    kinds: 'hb',
    seed: 'keys-scene',
    settings: { tableView: 'scene', quality: 'low' },
    options: { viewport: { width: 480, height: 300 } },
  })
  await page.locator('.picture[data-ready="true"]').waitFor()
  const played = await playByKeys(page, { seed: whim, most: 12 })
  expect(played).toMatchObject({ choices: 12, isOver: false })
  expect(played.tabs).toBeLessThanOrEqual(1 + played.undone)
  expect(await page.locator('.picture canvas').count()).toBe(1)
  expect(await violations(page)).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})
