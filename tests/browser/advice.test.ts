/** Bot levels and advice at the table: a suggested command, its reason, and the reasons of the bots' own choices. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from './axe.ts'
import { type House, openTextHouse, visit } from './harness.ts'
import { keptHeaders, quickSettings, settled, shownSteps, sitDown } from './person.ts'

let house: House
beforeAll(async () => {
  house = await openTextHouse()
})
afterAll(() => house.close())

test('Alt+A asks for advice beside a hard bot, which comes with a reason and can be played', async () => {
  const { page, leave, complaints } = await visit(house, '/settings')
  await page.evaluate(
    (kept) => localStorage.setItem('jharokha.settings', kept),
    JSON.stringify(quickSettings),
  )
  await page.goto(`${house.address}/setup/border?seed=advice-3`)
  const level = page.locator('.seat-level')
  await level.waitFor()
  expect(await level.count()).toBe(1)
  const before = await level.locator('p').innerText()
  await level.locator('.segment', { hasText: 'hard' }).click()
  expect(await level.locator('p').innerText()).not.toBe(before)
  expect(await violations(page)).toEqual([])

  await page.locator('.setup-go button').click()
  await page.locator('.room').waitFor()
  expect((await keptHeaders(page))[0]?.sittings[1]).toMatchObject({ kind: 'bot', level: 'hard' })
  expect(await page.locator('.seat-plate').nth(1).innerText()).toContain('hard')
  await settled(page)

  await page.locator('.advice').waitFor()
  await page.keyboard.press('Alt+a')
  const counsel = page.locator('.counsel:not([aria-busy="true"])')
  await counsel.locator('button').waitFor()
  expect(await counsel.locator('p').innerText()).toMatch(/\w/)
  // the advice is in sight, whatever stands above it
  const [answer, paper] = await Promise.all(
    [counsel.locator('p'), page.locator('.choices')].map((one) => one.boundingBox()),
  )
  expect((answer?.y ?? 1e9) + 20).toBeLessThan((paper?.y ?? 0) + (paper?.height ?? 0))
  expect(await violations(page)).toEqual([])
  const steps = await shownSteps(page)
  await counsel.locator('button').click()
  await expect.poll(() => shownSteps(page)).toBeGreaterThan(steps)

  // the game hides nothing, so the bot's reasons appear as soon as a person is to choose again
  for (
    let turn = 0;
    turn < 12 && (await page.locator('.advice-reasons li').count()) === 0;
    turn += 1
  ) {
    await settled(page)
    const known = await shownSteps(page)
    await page.locator('.advice summary').click()
    await page.locator('.counsel:not([aria-busy="true"]) button').waitFor()
    if ((await page.locator('.advice-reasons li').count()) > 0) break
    await page.locator('.counsel button').click()
    await expect.poll(() => shownSteps(page)).toBeGreaterThan(known)
  }
  expect(await page.locator('.advice-reasons li').first().innerText()).toMatch(/^\S+.*: /)
  expect(complaints).toEqual([])
  await leave()
})

test('advice on a phone is as high as its text and stays inside its panel', async () => {
  const { page, leave } = await sitDown(house, {
    game: 'border',
    kinds: 'hb',
    seed: 'advice-phone',
    options: { viewport: { width: 390, height: 844 } },
  })
  await settled(page)
  for (const fold of ['odds', 'why']) await page.locator(`[data-fold="${fold}"]`).click()
  await page.keyboard.press('Alt+a')
  await page.locator('.counsel:not([aria-busy="true"]) button').waitFor()
  const [advice, paper] = await page.evaluate(() =>
    ['.advice', '.choices'].map((words) => {
      return document.querySelector(words)?.getBoundingClientRect().bottom ?? NaN
    }),
  )
  expect(advice).toBeLessThanOrEqual(paper ?? 0)
  await leave()
})
