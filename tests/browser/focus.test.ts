/** Keyboard focus at the table: always visible, and one key press away from the choices. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openTextHouse } from './harness.ts'
import { pressUntil } from './keys.ts'
import { settled, sitDown } from './person.ts'

let house: House
beforeAll(async () => {
  house = await openTextHouse()
})
afterAll(() => house.close())

/** Runs inside the page: true if the focused element is completely visible, and if it is a choice. */
function focused() {
  const active = document.activeElement
  if (!active || active === document.body) return 'nothing'
  const { left, right, top, bottom } = active.getBoundingClientRect()
  const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  if (!at || !(active.contains(at) || at.contains(active))) return `hidden ${active.className}`
  return active.closest('.choices') ? 'choice' : 'elsewhere'
}

const seat = (size: { width: number; height: number }, game = 'border') =>
  sitDown(house, {
    game,
    kinds: 'hb',
    seed: 'focus',
    settings: { throwing: 'hand' },
    options: { viewport: size },
  })

const offered = (page: Page) => page.locator('.choices:not([hidden]) [data-command]').first()

const sizes = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
]

test.each(sizes)(
  'a visible choice has the focus after each throw and turn: $width',
  async (size) => {
    const { page, leave, complaints } = await seat(size)
    await offered(page).waitFor()
    await page.keyboard.press('Alt+g')
    for (let i = 0; i < 8; i += 1) {
      await settled(page)
      await expect.poll(() => page.evaluate(focused)).toBe('choice')
      await page.keyboard.press('Enter')
    }
    expect(complaints).toEqual([])
    await leave()
  },
)

test('one key moves the focus to the choices, and one Tab skips the panels', async () => {
  const { page, leave } = await seat({ width: 1280, height: 720 }, 'rajas')
  await offered(page).waitFor()
  for (const words of ['[data-undo]', '.timeline input', '.room-head > .button']) {
    await page.locator(words).evaluate((thing: HTMLElement) => thing.focus())
    await page.keyboard.press('Alt+g')
    expect(await page.evaluate(focused)).toBe('choice')
  }
  await page.locator('.room-head > .button').focus()
  const isPast = () => document.activeElement?.matches('.past')
  expect(await pressUntil(page, 'Tab', isPast)).toBeLessThanOrEqual(2)
  expect(await page.evaluate(focused)).toBe('elsewhere')
  await page.keyboard.press('Enter')
  expect(await page.evaluate(focused)).toBe('choice')
  await leave()
})

test('folded choices leave the focus on the control that unfolds them', async () => {
  const { page, leave } = await seat({ width: 1280, height: 720 })
  await offered(page).waitFor()
  await page.keyboard.press('Alt+g')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('.action-group').count()).toBeGreaterThan(0)
  await page.keyboard.press('Alt+g')
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('details.action-group'))
      fold.removeAttribute('open')
  })
  await expect.poll(() => page.evaluate(focused)).toBe('choice')
  await leave()
})
