/** Matches of each game played by keyboard alone: hot seat, undo, and a change of language in between. */
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

/** The link to the end page has the focus: Enter opens it, complete and announced to screen readers. */
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
])('%s as text is begun and ended by keys', async (game, kinds) => {
  const wish = { game, kinds, seed: `keys-${game}` }
  const begun = await sitDown(text, wish)
  const played = await playByKeys(begun.page, { seed: game, undoOneIn: 2, most: 10 })
  expect(played.isOver).toBe(false)
  expect(played.undone).toBeGreaterThan(0)
  expect(played.curtains > 0).toBe(kinds === 'hh')
  // after the first choice the focus moves to the next choice by itself
  expect(played.tabs).toBeLessThanOrEqual(1 + played.undone)
  expect(begun.complaints).toEqual([])
  await begun.leave()
  await endByKeys(text, wish)
})

/** Opens the same match shortly before its end and plays on. */
async function endByKeys(house: House, wish: Parameters<typeof sitDown>[1]): Promise<void> {
  const { page, leave, complaints } = await sitDown(house, { ...wish, left: 6 })
  const played = await playByKeys(page, { seed: wish.seed, undoOneIn: 6 })
  expect(played.isOver).toBe(true)
  expect(played.tabs).toBeLessThanOrEqual(1 + played.undone)
  await toTheEnd(page)
  expect(complaints).toEqual([])
  await leave()
}

/** Selects the last of the four languages in the menu by keys. */
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

test('The Border beside its scene is played by keys by two people, in English and then in Russian', async () => {
  const wish = {
    game: 'border',
    kinds: 'hh',
    seed: 'keys-border',
    settings: { tableView: 'scene', quality: 'low', throwing: 'hand' },
    options: { viewport: { width: 480, height: 300 } },
  } as const
  const { page, leave, complaints } = await sitDown(drawn, wish)
  await page.locator('.picture[data-ready="true"]').waitFor()
  const first = await playByKeys(page, { seed: 'english', most: 10, undoOneIn: 2 })
  expect(first.isOver).toBe(false)
  await changeToRussian(page)
  const rest = await playByKeys(page, { seed: 'russian', most: 8, undoOneIn: 2 })
  expect(rest.isOver).toBe(false)
  expect(first.undone + rest.undone).toBeGreaterThan(0)
  expect(await page.locator('.picture canvas').count()).toBe(1)
  expect(complaints).toEqual([])
  await leave()
  await endByKeys(drawn, { ...wish, settings: { ...wish.settings, language: 'ru' } })
})

test.each([
  ['nagaraja', 'temple'],
  ['rajas', 'palace'],
])('%s beside its scene is played by keys', async (game, whim) => {
  const { page, leave, complaints } = await sitDown(drawn, {
    game,
    kinds: 'hb',
    seed: 'keys-scene',
    settings: { tableView: 'scene', quality: 'low' },
    options: { viewport: { width: 480, height: 300 } },
  })
  await page.locator('.picture[data-ready="true"]').waitFor()
  const played = await playByKeys(page, { seed: whim, most: 6 })
  expect(played).toMatchObject({ choices: 6, isOver: false })
  expect(played.tabs).toBeLessThanOrEqual(1 + played.undone)
  expect(await page.locator('.picture canvas').count()).toBe(1)
  expect(await violations(page)).toEqual([])
  expect(complaints).toEqual([])
  await leave()
})
