/** Every page for everybody: no axe violation, and a whole match by the keyboard alone. */
import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openHouse, visit } from './harness.ts'
import { playByWhim, sitDown } from './person.ts'

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

interface Found {
  readonly id: string
  readonly nodes: readonly string[]
}

async function violations(page: Page): Promise<readonly Found[]> {
  await page.evaluate(axeSource)
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
    }
    const { violations: all } = await axe.run()
    return all.map(({ id, nodes }) => ({ id, nodes: nodes.slice(0, 3).map(({ html }) => html) }))
  })
}

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

test.each(['/', '/settings', '/setup/border', '/reference/border', '/nowhere/at/all'])(
  'no violation at %s',
  async (path) => {
    const { page, context } = await visit(house, path)
    await page.locator('h1').waitFor()
    expect(await violations(page)).toEqual([])
    await context.close()
  },
)

test('no violation at the table as text, at its story, its menu and its end, in any text size', async () => {
  const { page, context } = await sitDown(house, {
    game: 'border',
    kinds: 'hbb',
    seed: 'axe',
    settings: { textSize: 200 },
  })
  await playByWhim(page, { seed: 'axe', most: 3 })
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Story' }).click()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').waitFor()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.goto(page.url().replace('/table/', '/end/'))
  await page.locator('h1').waitFor()
  expect(await violations(page)).toEqual([])
  await context.close()
})

test('nothing is wider than a small window at twice the text', async () => {
  const { page, context } = await sitDown(house, {
    game: 'border',
    kinds: 'hb',
    seed: 'wide',
    settings: { textSize: 200 },
    options: { viewport: { width: 1024, height: 768 } },
  })
  for (const path of [null, '/', '/settings', '/setup/border']) {
    if (path) await page.goto(house.address + path)
    await page.locator('h1').waitFor()
    const [wide, window] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ])
    expect([path, wide]).toEqual([path, window])
  }
  await context.close()
})

test('from the balcony to the middle of a match by the keyboard alone', async () => {
  const { page, context, complaints } = await visit(house, '/')
  await page.locator('.object-link').first().waitFor()
  await page.evaluate(() =>
    localStorage.setItem(
      'jharokha.settings',
      JSON.stringify({ language: 'en', speed: 'instant', tableView: 'panels', motion: 'reduced' }),
    ),
  )
  await page.reload()
  await pressUntil(page, 'Tab', () => document.activeElement?.matches('[href="/setup/border"]'))
  await page.keyboard.press('Enter')
  await page.locator('.setup-go button').waitFor()
  await pressUntil(page, 'Tab', () => document.activeElement?.matches('.setup-go button'))
  await page.keyboard.press('Enter')
  await page.locator('.room').waitFor()
  for (let choices = 0; choices < 12; choices += 1) {
    await page.waitForFunction(() =>
      document.querySelector('.choices:not([hidden]) [data-command]'),
    )
    await pressUntil(page, 'Tab', () => document.activeElement?.matches('[data-command]'))
    await page.keyboard.press('ArrowDown')
    expect(await page.evaluate(() => document.activeElement?.matches('[data-command]'))).toBe(true)
    await page.keyboard.press('Enter')
    await page.waitForTimeout(60)
  }
  await expect
    .poll(async () => (await page.locator('.timeline input').getAttribute('aria-valuetext')) ?? '')
    .toMatch(/Step (1[2-9]|[2-9]\d|\d{3})/)
  expect(complaints).toEqual([])
  await context.close()
})

async function pressUntil(page: Page, key: string, is: () => boolean | undefined): Promise<void> {
  for (let i = 0; i < 60; i += 1) {
    if (await page.evaluate(is)) return
    await page.keyboard.press(key)
  }
  throw new Error(`the focus does not get there with ${key}`)
}
