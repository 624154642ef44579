/** Recording the drawn table: figures, a file with pictures and sound, missing encoders. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFailed, test } from 'vitest'
import { readClip } from '../../src/clip/index.ts'
import { violations } from './axe.ts'
import { type House, openPixelHouse } from './harness.ts'
import { sitDown } from './person.ts'

let house: House
beforeAll(async () => {
  house = await openPixelHouse()
})
afterAll(() => house.close())

const table = {
  game: 'border',
  kinds: 'bb',
  settings: { tableView: 'scene', quality: 'low', speed: 'normal', motion: 'full' },
} as const

async function record(page: Page): Promise<void> {
  await page.locator('.picture[data-ready="true"]').waitFor()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Record the table' }).click()
}

test('a recording saves pictures and sound as one file with figures in its bar; without encoders it says so', async () => {
  const { page, leave, complaints } = await sitDown(house, { ...table, seed: 'record' })
  // the bar only says that the recording broke off; the page's console has the reason
  onTestFailed(() => console.log(complaints))
  await record(page)
  const bar = page.locator('.recording')
  await expect
    .poll(() => bar.innerText(), { timeout: 60_000 })
    .toMatch(/Recording: \d+ min ([2-9]|\d\d) s/)
  // the recording goes on when the match does
  const steps = () => page.locator('.timeline input').getAttribute('max').then(Number)
  const before = await steps()
  await expect.poll(steps, { timeout: 60_000 }).toBeGreaterThan(before + 1)
  expect(await bar.innerText()).toMatch(/^Recording: /)
  expect(await bar.innerText()).toMatch(/\d MB, (no picture|\d+ pictures?) dropped/)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    bar.getByRole('button', { name: 'Stop and save' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^jharokha-border-[a-z0-9-]+\.(mp4|webm)$/)
  await expect.poll(() => bar.innerText()).toMatch(/Saved as jharokha-border/)
  expect(await violations(page)).toEqual([])
  const facts = await readClip(new Blob([readFileSync(await file.path())]))
  expect(facts.frames).toBeGreaterThan(10)
  expect(facts.seconds).toBeGreaterThan(1.5)
  expect(facts.sound).toMatchObject({ channels: 2 })
  await bar.getByRole('button', { name: 'Close' }).click()
  expect(await bar.count()).toBe(0)
  expect(complaints).toEqual([])

  await page.evaluate(() => void Reflect.deleteProperty(window, 'VideoEncoder'))
  await record(page)
  const alert = page.locator('.recording [role="alert"]')
  await expect.poll(() => alert.innerText(), { timeout: 60_000 }).toMatch(/it has no WebCodecs/)
  const then = await steps()
  await expect.poll(steps, { timeout: 60_000 }).toBeGreaterThan(then)
  await leave()
})
