/** Accidental input without effect: double clicks, keys behind a dialog, throws beside real dice. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unmoving } from './axe.ts'
import { type House, openTextHouse } from './harness.ts'
import { keptEntries, keptHeaders, playByWhim, settled, shownSteps, sitDown } from './person.ts'

let house: House
beforeAll(async () => {
  house = await openTextHouse()
})
afterAll(() => house.close())

const offered = (page: Page) => page.locator('.choices:not([hidden]) [data-command]:visible')
/** Choices that act at once; switches (`aria-pressed`) only take part in a choice. */
const choices = (page: Page) =>
  page.locator('.choices:not([hidden]) [data-command]:not([aria-pressed]):visible')
const commands = async (page: Page) =>
  (await keptEntries(page)).filter((entry) => entry.kind === 'command' && entry.seat === 0).length

/** Waits long enough for an effect that must not occur. */
const wait = (page: Page) => page.waitForTimeout(700)

test('a double click on a choice submits one command', async () => {
  const { page, leave } = await sitDown(house, {
    game: 'rajas',
    kinds: 'hb',
    seed: 'twice',
    // forced steps that are taken automatically would be counted too
    settings: { forced: 'asked' },
  })
  await offered(page).first().waitFor()
  let done = 0
  for (let n = 0; n < 12 && done < 3; n += 1) {
    await settled(page)
    // nothing moves under the pointer any more
    await unmoving(page)
    const before = await commands(page)
    const choice = choices(page).first()
    if ((await choice.count()) > 0) await choice.dblclick({ delay: 30 })
    // the effects of both clicks would be stored before the next choice is offered
    await settled(page)
    const more = (await commands(page)) - before
    expect(more).toBeLessThanOrEqual(1)
    done += more
    // a choice of several things or with a confirmation: other tests cover these
    if (more === 0) await playByWhim(page, { seed: `on ${n}`, most: 2 })
  }
  expect(done).toBe(3)
  await leave()
})

test('a double click on the rematch button begins one match', async () => {
  const seen = await sitDown(house, { game: 'border', kinds: 'bb', seed: 'more', left: 5 })
  const { page, leave, complaints } = seen
  expect(await playByWhim(page, { seed: 'more' })).toBe('over')
  await page.locator('.room a[href^="/end/"]').click()
  await page.locator('.end-ways button').first().dblclick()
  await page.locator('.room').waitFor()
  await wait(page)
  expect(await keptHeaders(page)).toHaveLength(2)
  expect(complaints).toEqual([])
  await leave()
})

test('an open dialog keeps the table’s keys from acting', async () => {
  const seen = await sitDown(house, { game: 'border', kinds: 'hh', seed: 'behind' })
  const { page, leave, complaints } = seen
  expect(await playByWhim(page, { seed: 'behind', untilUndo: true, most: 40 })).toBe('undo')
  const before = await shownSteps(page)
  await page.keyboard.press('Alt+KeyM')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Alt+KeyZ')
  await wait(page)
  expect(await shownSteps(page)).toBe(before)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.keyboard.press('Alt+KeyZ')
  await expect.poll(() => shownSteps(page)).toBeLessThan(before)
  expect(complaints).toEqual([])
  await leave()
})

test('Alt+T throws nothing while real dice are entered', async () => {
  const { page, leave } = await sitDown(house, {
    game: 'border',
    kinds: 'hh',
    seed: 'real',
    settings: { throwing: 'typed' },
  })
  await page.locator('.typed-face').first().focus()
  const before = await shownSteps(page)
  await page.keyboard.press('Alt+KeyT')
  await wait(page)
  expect(await page.locator('.typed').count()).toBe(1)
  expect(await shownSteps(page)).toBe(before)
  await leave()
})
