/** Photo mode at the drawn table. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { PNG } from 'pngjs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from './axe.ts'
import { type House, openPixelHouse } from './harness.ts'
import { keptEntries, sitDown } from './person.ts'
import { spotsOf, watchScene } from './sight.ts'

let house: House
beforeAll(async () => {
  house = await openPixelHouse()
})
afterAll(() => house.close())

/** The window, and the smallest picture; small, to save time. */
const size = { width: 960, height: 540 }

async function save(page: Page, pixels: string): Promise<PNG> {
  await page.locator('.photo-bar select').last().selectOption({ label: pixels })
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the picture' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^jharokha-border-\d+-\d+x\d+\.png$/)
  return PNG.sync.read(readFileSync(await file.path()))
}

/** Number of colours in a sparse sample of the pixels: an empty picture has one. */
function coloursOf({ data, width, height }: PNG): number {
  const seen = new Set<string>()
  for (let i = 0; i < width * height; i += 997) seen.add(data.subarray(i * 4, i * 4 + 3).join())
  return seen.size
}

const corner = async (page: Page) => (await spotsOf(page, [[0, 0, 0]]))[0]

test('photo mode hides panels, pauses the match, frees the camera and saves pictures of the chosen size', async () => {
  const { page, leave, complaints } = await sitDown(house, {
    game: 'border',
    kinds: 'bb',
    seed: 'photo',
    settings: { tableView: 'scene', quality: 'low', speed: 'normal', motion: 'full' },
    options: { acceptDownloads: true, deviceScaleFactor: 1, viewport: size },
    init: watchScene,
  })
  await page.locator('.picture[data-ready="true"]').waitFor()
  await expect.poll(async () => (await keptEntries(page)).length).toBeGreaterThan(0)
  await page.keyboard.press('Alt+p')
  await page.getByRole('dialog', { name: 'Photo mode' }).waitFor()
  expect(await page.locator('.side, .room-head, .room-foot').count()).toBe(0)
  expect(await page.locator('.picture').boundingBox()).toMatchObject(size)
  expect(await violations(page)).toEqual([])

  const kept = (await keptEntries(page)).length
  const before = await corner(page)
  // repeat the drag, since an early one may come before the free camera has loaded
  const lead = async () => {
    await page.mouse.move(300, 300)
    await page.mouse.down()
    await page.mouse.move(420, 60, { steps: 6 })
    await page.mouse.up()
    return corner(page)
  }
  await expect.poll(lead).not.toEqual(before)

  const small = await save(page, `${size.width} × ${size.height}`)
  expect(small).toMatchObject(size)
  expect(coloursOf(small)).toBeGreaterThan(200)
  const large = await save(page, '3840 × 2160')
  expect([large.width, large.height]).toEqual([3840, 2160])
  expect(coloursOf(large)).toBeGreaterThan(200)
  expect(await page.locator('.photo-said').innerText()).toContain('3840x2160.png')
  // a bot that was thinking may finish its move
  const meanwhile = (await keptEntries(page)).length
  expect(meanwhile).toBeLessThanOrEqual(kept + 1)

  await page.keyboard.press('Escape')
  await page.locator('.room-foot').waitFor()
  await expect
    .poll(async () => (await keptEntries(page)).length, { timeout: 60_000 })
    .toBeGreaterThan(meanwhile)
  expect(complaints).toEqual([])
  await leave()
})
