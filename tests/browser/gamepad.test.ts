/** Playing The Border with a gamepad alone. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openTextHouse } from './harness.ts'
import { shownSteps, sitDown } from './person.ts'

let house: House
beforeAll(async () => {
  house = await openTextHouse()
})
afterAll(() => house.close())

/** Connects a standard gamepad without pressed buttons. */
function plugIn(): void {
  const buttons = Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 }))
  Reflect.set(window, 'padButtons', buttons)
  navigator.getGamepads = () =>
    [{ index: 0, buttons, axes: [0, 0], mapping: 'standard' }] as unknown as (Gamepad | null)[]
  addEventListener('load', () => dispatchEvent(new Event('gamepadconnected')))
}

async function press(page: Page, button: number): Promise<void> {
  await page.evaluate(async (at) => {
    const buttons = Reflect.get(window, 'padButtons') as { pressed: boolean }[]
    const frames = async (count: number) => {
      for (let i = 0; i < count; i += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    const set = (pressed: boolean) => buttons[at] && (buttons[at].pressed = pressed)
    set(true)
    await frames(3)
    set(false)
    await frames(3)
  }, button)
}

/** Presses down until a choice of the match has the focus. */
async function walkToCommand(page: Page): Promise<void> {
  for (let i = 0; i < 40; i += 1) {
    await press(page, down)
    if (await page.evaluate(() => document.activeElement?.matches('[data-command]'))) return
  }
  throw new Error('the cross never comes to a choice')
}

/** Text of the match's step, the switches that are on, and the open confirmation. */
const seenState = () =>
  [
    document.querySelector('.timeline input')?.getAttribute('aria-valuetext'),
    ...[...document.querySelectorAll('.choices [data-command]')].map(
      (it) => `${it.getAttribute('aria-pressed')} ${it.textContent}`,
    ),
  ].join(' · ')

const isInWindow = () => !!document.activeElement?.closest('[role="dialog"]')

const [lower, right, left, start, down, toLeft, toRight] = [0, 1, 2, 9, 13, 14, 15]

test('a gamepad throws, chooses, opens the menu and leaves it', async () => {
  const { page, leave, complaints } = await sitDown(house, {
    game: 'border',
    kinds: 'hb',
    seed: 'pad',
    settings: { throwing: 'hand' },
    init: plugIn,
  })
  const begun = await shownSteps(page)
  for (let n = 0; n < 60 && (await shownSteps(page)) < begun + 6; n += 1) {
    await page.waitForFunction(
      () => document.querySelectorAll('.choices:not([hidden]) [data-command]').length > 0,
    )
    await walkToCommand(page)
    // a switch or a step of the match: something must change
    const before = await page.evaluate(seenState)
    await press(page, lower)
    await page.waitForFunction(`(${seenState.toString()})() !== ${JSON.stringify(before)}`)
  }
  expect(await shownSteps(page)).toBeGreaterThan(begun + 5)
  await press(page, start)
  await page.getByRole('dialog').waitFor()
  // an open dialog gets all input of the gamepad; nothing behind it reacts
  const shown = await shownSteps(page)
  for (const button of [left, start, lower, toLeft, toRight, toRight, down]) {
    await press(page, button)
    expect(await page.evaluate(isInWindow)).toBe(true)
  }
  expect(await shownSteps(page)).toBe(shown)
  await press(page, right)
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
  await leave()
})
