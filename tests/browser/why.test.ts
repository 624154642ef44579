/** Explanations after a touch on something that is not offered. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openHouse } from './harness.ts'
import { pressUntil } from './keys.ts'
import { rendered, shownSteps, sitDown } from './person.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

type Spot = readonly [number, number]

const answer = (page: Page) => page.locator('.why-not[role="status"]')

/** Clicks one place after another until an explanation appears. */
async function findAnswer(page: Page): Promise<{ readonly at: Spot; readonly text: string }> {
  const box = await page.locator('.picture').boundingBox()
  if (!box) throw new Error('no picture')
  for (let round = 0; round < 40; round += 1) {
    for (let down = 0.52; down < 0.8; down += 0.035) {
      const at: Spot = [box.x + box.width * 0.28, box.y + box.height * down]
      await page.mouse.click(...at)
      await rendered(page)
      if ((await answer(page).innerText()) === '') continue
      // the very first explanation comes late and may belong to an earlier click: read it again
      await rendered(page)
      return { at, text: await answer(page).innerText() }
    }
  }
  throw new Error('the table says nothing')
}

/** Runs inside the page: true if explanations are there within a microtask of the key press. */
async function askAtOnce(): Promise<boolean> {
  window.dispatchEvent(new KeyboardEvent('keydown', { altKey: true, code: 'KeyW' }))
  await Promise.resolve()
  return !!document.querySelector('.why .why-ask')
}

test('a click on a box that is not offered tells the rule beside it for a while; a drag tells nothing', async () => {
  const { page, leave, complaints } = await sitDown(house, {
    game: 'border',
    kinds: 'hh',
    seed: 'why',
    settings: { tableView: 'scene', quality: 'low', throwing: 'hand' },
    init: () => localStorage.setItem('jharokha.guide', '["border"]'),
  })
  await page.locator('.picture[data-ready="true"]').waitFor({ timeout: 90_000 })
  await page.locator('.throw').waitFor()
  // from the seat: the camera that asks for a throw looks at the dice, and a click on them throws
  await page.locator('.camera select').selectOption('seat')
  const { at, text } = await findAnswer(page)
  expect(text).toMatch(/rule BG?\d+/)
  // the explanation lets clicks through to the table
  const under = await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.tagName, at)
  expect(under).toBe('CANVAS')
  await page.keyboard.press('Escape')
  await expect.poll(() => answer(page).innerText()).toBe('')

  await findAnswer(page)
  await expect.poll(() => answer(page).innerText(), { timeout: 30_000 }).toBe('')

  await findAnswer(page)
  const before = await shownSteps(page)
  await page.keyboard.press('Alt+t')
  await expect.poll(() => shownSteps(page), { timeout: 90_000 }).toBeGreaterThan(before)
  expect(await answer(page).innerText()).toBe('')

  // a drag of the camera over the same place gives no explanation
  const last = await findAnswer(page)
  await page.keyboard.press('Escape')
  await page.mouse.move(...last.at)
  await page.mouse.down()
  await page.mouse.move(last.at[0] + 50, last.at[1] + 24, { steps: 5 })
  await page.mouse.up()
  await page.waitForTimeout(400)
  expect(await answer(page).innerText()).toBe('')

  expect(complaints).toEqual([])

  // the same explanations by keyboard, as soon as a person is to choose
  await page.locator('.choices:not([hidden]) .action-group').first().waitFor()
  await page.locator('.asking [data-fold="why"]').waitFor()
  expect(await page.evaluate(askAtOnce)).toBe(true)
  await pressUntil(page, 'Tab', () => document.activeElement?.matches('.why .why-ask'))
  expect(await page.locator('.why [role="status"]').innerText()).toMatch(/.{20,} rule BG?\d+/)
  // a short list instead of a menu of everything; typing a word finds the others
  expect(await page.locator('.why-ask').count()).toBeLessThanOrEqual(6)
  const asked = await page.locator('.why-ask').last().innerText()
  await page.locator('.why input').fill(asked)
  await expect.poll(() => page.locator('.why-ask').first().innerText()).toBe(asked)
  await page.locator('.why-ask').first().click()
  expect(await page.locator('.why-ask[aria-pressed="true"]').innerText()).toBe(asked)
  await leave()
})
