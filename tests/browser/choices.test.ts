/** Choices of sets: switches with one button; declining comes last and asks for confirmation. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from './axe.ts'
import { type House, openTextHouse } from './harness.ts'
import { keptEntries, playByWhim, settled, sitDown } from './person.ts'

let house: House
beforeAll(async () => {
  house = await openTextHouse()
})
afterAll(() => house.close())

const switches = (page: Page) => page.locator('.choices .switch')
const act = (page: Page) => page.locator('.choices .set-button')
const pressed = (page: Page) => page.locator('.choices .switch[aria-pressed="true"]')

test('The Border offers dice to throw again as five switches, for clicks and the keys 1 to 5', async () => {
  const { page, leave, complaints } = await sitDown(house, {
    game: 'border',
    kinds: 'hh',
    seed: 'switches',
  })
  await switches(page).first().waitFor()
  expect(await switches(page).count()).toBe(5)
  // five switches, one button and the way to keep the dice, instead of 32 sentences
  expect(await page.locator('.choices .action').count()).toBe(1)
  expect(await act(page).isDisabled()).toBe(true)
  expect(await violations(page)).toEqual([])
  await switches(page).nth(1).click()
  await page.keyboard.press('4')
  await expect.poll(() => pressed(page).count()).toBe(2)
  await page.keyboard.press('2')
  await expect.poll(() => pressed(page).count()).toBe(1)
  await page.keyboard.press('5')
  // in a low window the cost pushes the way to keep the dice down and does not squeeze it
  await page.setViewportSize({ width: 1280, height: 520 })
  const pressedFlat = () =>
    page.locator('.action-groups').evaluate((list) => list.scrollHeight - list.clientHeight)
  expect(await pressedFlat()).toBeLessThanOrEqual(1)
  const before = (await keptEntries(page)).length
  await act(page).click()
  await expect.poll(async () => (await keptEntries(page)).length).toBeGreaterThan(before)
  const entries = await keptEntries(page)
  expect(JSON.stringify(entries[before])).toContain('"dice":[3,4]')
  expect(complaints).toEqual([])
  await leave()
})

test('Rajas offers dice for a price as switches, and Decline last, which asks once more', async () => {
  const { page, leave, complaints } = await sitDown(house, {
    game: 'rajas',
    kinds: 'hh',
    seed: 'price',
  })
  const seen = { paid: false, gaveUp: false }
  for (let i = 0; i < 120 && !(seen.paid && seen.gaveUp); i += 1) {
    await settled(page)
    if (!seen.paid && (await switches(page).count()) > 0) {
      await expectPaid(page)
      seen.paid = true
    } else if (!seen.gaveUp && (await hasRefusal(page))) {
      await expectAsked(page)
      seen.gaveUp = true
    } else {
      const quarry = page.locator('.choices .action', { hasText: 'Quarry' })
      if ((await quarry.count()) > 0) await quarry.first().click()
      else await playByWhim(page, { seed: `paying ${i}`, most: 1 })
    }
  }
  expect(seen).toEqual({ paid: true, gaveUp: true })
  expect(complaints).toEqual([])
  await leave()
})

async function expectPaid(page: Page): Promise<void> {
  const before = (await keptEntries(page)).length
  for (let i = 0; i < 20 && (await act(page).isDisabled()); i += 1) {
    await page.locator('.choices .switch[aria-pressed="false"]:enabled').first().click()
  }
  const isKarma = (await act(page).textContent())?.includes('flipped') ?? false
  await act(page).click()
  if (isKarma) await act(page).click()
  await page.locator('.set-choice').waitFor({ state: 'detached' })
  await expect.poll(() => keptAt(page, before)).toContain('payDice')
}

/** The stored entry at an index. Choices disappear as soon as one is made; the entry is stored a moment later. */
const keptAt = async (page: Page, place: number) =>
  JSON.stringify((await keptEntries(page))[place] ?? null)

const refusal = (page: Page) => page.locator('.choices .action', { hasText: /^(Sure\?)?Decline$/ })

async function hasRefusal(page: Page): Promise<boolean> {
  return (await refusal(page).count()) > 0
}

async function expectAsked(page: Page): Promise<void> {
  const texts = await page.locator('.choices .action').allTextContents()
  expect(texts.at(-1)).toBe('Decline')
  const before = (await keptEntries(page)).length
  await refusal(page).click()
  await page.getByText('Sure?').waitFor()
  expect((await keptEntries(page)).length).toBe(before)
  await refusal(page).click()
  await page.getByText('Sure?').waitFor({ state: 'detached' })
  await expect.poll(() => keptAt(page, before)).toContain('decline')
}
