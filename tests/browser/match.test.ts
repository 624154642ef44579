/** Matches at the built page: set up and played in the panels, stored at every step, in any language. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openTextHouse } from './harness.ts'
import { keptEntries, playByWhim, settled, setUpAndSitDown, shownSteps, sitDown } from './person.ts'

let house: House
beforeAll(async () => {
  house = await openTextHouse()
})
afterAll(() => house.close())

test.each(['border', 'nagaraja', 'rajas'])(
  '%s: the set-up page begins a match of a person and a bot, which goes on',
  async (game) => {
    const wish = { game, kinds: 'hb', seed: 'begin' }
    const { page, complaints, leave } = await setUpAndSitDown(house, wish)
    expect(await playByWhim(page, { seed: 'begin', most: 8 })).toBe('enough')
    expect((await keptEntries(page)).length).toBe(await shownSteps(page))
    expect(complaints).toEqual([])
    await leave()
  },
)

test('The Border is played to its end by a person and two bots, and the end page tells how', async () => {
  const { page, complaints, leave } = await sitDown(house, {
    game: 'border',
    kinds: 'hbb',
    seed: 'whole',
    left: 15,
  })
  expect(await playByWhim(page, { seed: 'whole' })).toBe('over')
  const steps = await shownSteps(page)
  expect((await keptEntries(page)).length).toBe(steps)
  await page.locator('a[href^="/end/"]').click()
  await page.getByRole('heading', { name: 'The end of The Border' }).waitFor()
  expect(await page.locator('.ranking tbody tr').count()).toBe(3)
  expect(await page.locator('.story li').count()).toBeGreaterThan(60)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^jharokha-border-.*\.json$/)
  expect(complaints).toEqual([])
  await leave()
})

test('a match survives undo, looking back and a change of language', async () => {
  const { page, complaints, leave } = await sitDown(house, {
    game: 'border',
    kinds: 'hb',
    seed: 'back',
  })
  expect(await playByWhim(page, { seed: 'back', untilUndo: true })).toBe('undo')
  const before = (await keptEntries(page)).length
  await page.getByRole('button', { name: 'Take back' }).click()
  await expect.poll(async () => (await keptEntries(page)).length).toBeLessThan(before)

  await playByWhim(page, { seed: 'on', most: 12 })
  const now = await shownSteps(page)
  await page.locator('.timeline input').fill('5')
  await expect.poll(() => shownSteps(page)).toBe(5)
  await expect.poll(() => page.locator('[data-command]').count()).toBe(0)
  expect(await page.locator('.choices').isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Back to now' }).click()
  await expect.poll(() => shownSteps(page)).toBeGreaterThanOrEqual(now)
  const timeline = page.locator('.timeline input')
  await timeline.press('PageDown')
  await expect.poll(() => shownSteps(page)).toBeLessThan(now)
  expect(await timeline.getAttribute('aria-valuetext')).toMatch(/^Step \d+ of \d+\. \S+/)
  await timeline.press('End')
  await expect.poll(() => shownSteps(page)).toBeGreaterThanOrEqual(now)
  await page.getByRole('button', { name: 'Story' }).click()
  await page.getByRole('button', { name: 'Show this again' }).last().press('Enter')
  await settled(page)
  await expect.poll(() => shownSteps(page)).toBeGreaterThanOrEqual(now)
  await expect.poll(() => page.getByRole('button', { name: 'Back to now' }).count()).toBe(0)
  const lines = await page.locator('.log-line').count()
  expect(lines).toBeGreaterThan(10)

  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByText('Polski').click()
  await page.getByRole('button', { name: 'Zamknij' }).click()
  await page.getByRole('button', { name: 'Przebieg' }).waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('pl')
  await expect.poll(() => page.locator('.log-line').count()).toBe(lines)
  expect(await playByWhim(page, { seed: 'polski', most: 6 })).toBe('enough')
  expect(complaints).toEqual([])
  await leave()
})

test('the curtain hides the next player’s hand on a shared screen', async () => {
  const { page, complaints, leave } = await sitDown(house, {
    game: 'nagaraja',
    kinds: 'hh',
    seed: 'curtain',
  })
  expect(await playByWhim(page, { seed: 'curtain', curtains: 5 })).toBe('curtain')
  await page.locator('.curtain button').click()
  await page.locator('.panel').first().waitFor()
  expect(complaints).toEqual([])
  await leave()
})

test.each(['rajas', 'nagaraja'])('%s: bots play the last steps in the panels', async (game) => {
  const wish = { game, kinds: 'bb', seed: 'bots', left: 15 }
  const { page, complaints, leave } = await sitDown(house, wish)
  await page.locator('a[href^="/end/"]').waitFor({ timeout: 100_000 })
  expect((await keptEntries(page)).length).toBe(await shownSteps(page))
  expect(complaints).toEqual([])
  await leave()
})
