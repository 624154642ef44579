/** Entering faces of real dice and sticks, by clicks and by keys. */
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

const settings = { throwing: 'typed' } as const

const typedEntry = async (page: Page) =>
  (await keptEntries(page)).find(
    ({ proof }) => (proof as { by?: string } | undefined)?.by === 'typed',
  )

/** Enters the colours one by one, waiting until each is shown. */
async function enter(page: Page, colours: readonly string[]): Promise<void> {
  const open = page.locator('.typed-piece', { hasText: 'not entered yet' })
  await settled(page)
  for (const colour of colours) {
    const before = await open.count()
    await page.locator('.typed').getByRole('button', { name: colour, exact: true }).click()
    await expect.poll(() => open.count()).toBe(before - 1)
  }
}

test('The Border takes colours of real dice that are entered by clicks', async () => {
  const { page, leave, complaints } = await sitDown(house, {
    game: 'border',
    kinds: 'hh',
    seed: 'typed',
    settings,
  })
  const typed = page.locator('.typed')
  await typed.waitFor()
  expect(await violations(page)).toEqual([])
  const done = typed.locator('.button.primary')
  expect(await done.innerText()).toBe('5 dice are still missing')
  expect(await done.isDisabled()).toBe(true)
  await enter(page, ['grey', 'red', 'red', 'orange'])
  // correct the second die
  await typed.locator('.typed-piece').nth(1).click()
  await typed.getByRole('button', { name: 'blue', exact: true }).click()
  expect(await typed.locator('.typed-now').innerText()).toBe('5 of 5: die 5')
  await typed.getByRole('button', { name: 'yellow', exact: true }).click()
  await done.click()
  await page.getByText('throw 1: 1 grey, 1 blue, 1 red, 1 yellow and 1 orange').first().waitFor()
  await expect
    .poll(() => typedEntry(page))
    .toMatchObject({ answer: { faces: [0, 2, 3, 5, 4] }, proof: { by: 'typed' } })
  expect(complaints).toEqual([])
  await leave()
})

test('Nagaraja takes faces of real sticks by number keys and then focuses the button', async () => {
  const { page, leave, complaints } = await sitDown(house, {
    game: 'nagaraja',
    kinds: 'hh',
    seed: 'typed',
    settings,
  })
  const typed = page.locator('.typed')
  await typed.waitFor()
  const count = await typed.locator('.typed-piece').count()
  await typed.locator('.typed-face').first().focus()
  for (let i = 0; i < count; i += 1) await page.keyboard.press(String(1 + (i % 3)))
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe('This came up')
  await page.keyboard.press('Enter')
  await typed.waitFor({ state: 'detached' })
  // faces of a brown stick in turning order: 1, 2, 4, 3
  const wanted = Array.from({ length: count }, (_, i) => [0, 1, 3][i % 3])
  // the question disappears when it is answered; the answer is stored a moment later
  await expect.poll(() => typedEntry(page)).toMatchObject({ answer: { faces: wanted } })
  expect(complaints).toEqual([])
  await leave()
})

test('a match with real dice can let them fall on the screen instead', async () => {
  const { page, leave, complaints } = await sitDown(house, {
    game: 'rajas',
    kinds: 'hb',
    seed: 'typed',
    settings,
  })
  await page.locator('.typed').waitFor()
  await page.getByRole('button', { name: 'Let them fall here instead' }).click()
  await page.locator('.typed').waitFor({ state: 'detached' })
  expect(await playByWhim(page, { seed: 'typed', most: 12 })).toBe('enough')
  expect(complaints).toEqual([])
  await leave()
})

test('entered faces survive a look back and are cleared after the throw', async () => {
  const { page, leave } = await sitDown(house, {
    game: 'border',
    kinds: 'hh',
    seed: 'typed',
    settings,
  })
  const typed = page.locator('.typed')
  const done = typed.locator('.button.primary')
  await typed.waitFor()
  await enter(page, ['grey', 'red', 'red'])
  await page.locator('.timeline input').focus()
  await page.keyboard.press('Home')
  await typed.waitFor({ state: 'detached' })
  await page.keyboard.press('End')
  await typed.waitFor()
  expect(await done.innerText()).toBe('2 dice are still missing')
  expect(await typed.locator('.typed-now').innerText()).toBe('4 of 5: die 4')
  await enter(page, ['orange', 'yellow'])
  await done.click()
  await typed.waitFor({ state: 'detached' })
  for (let i = 0; i < 20 && (await typed.count()) === 0; i += 1) {
    await playByWhim(page, { seed: `typed-${i}`, most: 1 })
  }
  const empty = typed.locator('.typed-piece', { hasText: 'not entered yet' })
  expect(await empty.count()).toBe(await typed.locator('.typed-piece').count())
  await leave()
})
