/** The table's camera: flights to a board and back, pointer shape, and a header that overlaps nothing. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cutOff } from './cut.ts'
import { coarse, type House, openHouse } from './harness.ts'
import { playByWhim, rendered, settled, sitDown } from './person.ts'
import { atRest, glowsOf, spotsOf, watchScene } from './sight.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const scene = { tableView: 'scene', quality: 'low' }

const sit = (settings: Readonly<Record<string, unknown>>, game = 'border') =>
  sitDown(house, {
    game,
    kinds: 'hb',
    seed: 'look',
    settings: { ...scene, ...settings },
    options: coarse,
    init: watchScene,
  })

const chosen = (page: Page) => page.locator('.camera select').inputValue()

test('the camera goes to a player’s board by the name, and back by button, key, double click and name', async () => {
  const { page, leave, complaints } = await sit({})
  await page.locator('.picture[data-ready="true"]').waitFor()
  await page.locator('.choices [data-command]').first().waitFor()
  const name = page.locator('.seat-plates').getByRole('button', { name: 'Bot 2', exact: true })
  const back = [
    () => page.getByRole('button', { name: 'Back to what matters' }).click(),
    () => page.keyboard.press('Alt+r'),
    () => page.locator('.picture canvas').dblclick({ position: { x: 20, y: 420 } }),
    () => name.click(),
  ]
  for (const wayBack of back) {
    await name.click()
    await expect.poll(() => chosen(page)).toBe('slate-1')
    expect(await name.getAttribute('aria-pressed')).toBe('true')
    await wayBack()
    await expect.poll(() => chosen(page)).toBe('asked')
  }
  expect(complaints).toEqual([])
  await leave()
})

test('the camera returns from a drag by Alt+R', async () => {
  const { page, leave } = await sit({})
  await page.locator('.picture[data-ready="true"]').waitFor()
  await page.locator('.choices [data-command]').first().waitFor()
  const corner = async () => {
    await atRest(page)
    const [spot] = await spotsOf(page, [[0, 0, 0]])
    return { x: Math.round(spot?.x ?? 0), y: Math.round(spot?.y ?? 0) }
  }
  const before = await corner()
  await page.mouse.move(60, 480)
  await page.mouse.down()
  await page.mouse.move(360, 420, { steps: 6 })
  await page.mouse.up()
  expect(await corner()).not.toEqual(before)
  await page.keyboard.press('Alt+r')
  expect(await corner()).toEqual(before)
  await leave()
})

test('the slip beside the mouse goes as soon as the camera moves', async () => {
  const { page, leave } = await sit({}, 'rajas')
  await page.locator('.picture[data-ready="true"]').waitFor()
  await settled(page)
  await atRest(page)
  const [spot = { x: 0, y: 0 }] = await glowsOf(page)
  const told = page.locator('.point-slip')
  const point = () => page.mouse.move(spot.x + 1, spot.y)
  await page.mouse.move(spot.x, spot.y, { steps: 2 })
  await told.waitFor()
  await page.keyboard.press('Alt+r')
  await told.waitFor({ state: 'detached' })
  await atRest(page)
  await point()
  await told.waitFor()
  await page.locator('.camera select').selectOption('above')
  await told.waitFor({ state: 'detached' })
  await leave()
})

test('the pointer is a hand over dice that can be grabbed or touched', async () => {
  const { page, leave } = await sit({ throwing: 'hand' })
  await page.locator('.picture[data-ready="true"]').waitFor()
  const cursor = () =>
    page.locator('.picture canvas').evaluate((canvas: HTMLElement) => canvas.style.cursor)
  const overDie = async () => {
    await atRest(page)
    const [spot] = await spotsOf(page)
    if (spot) await page.mouse.move(spot.x, spot.y, { steps: 4 })
    return cursor()
  }
  await page.locator('.choices .throw').waitFor()
  await expect.poll(overDie, { timeout: 60_000 }).toBe('grab')
  await page.mouse.move(30, 300, { steps: 4 })
  await expect.poll(cursor).toBe('')
  await page.locator('.choices .throw').click()
  await page.locator('.choices .throw').waitFor({ state: 'detached' })
  await expect.poll(overDie, { timeout: 60_000 }).toBe('pointer')
  await leave()
})

const sizes = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
]

/** Pairs of the header's controls, prompt and names that overlap. */
const overlapsOf = (page: Page) =>
  page.evaluate(() => {
    const words = '.room-head button, .room-head select, .prompt, .seat-plate'
    const all = [...document.querySelectorAll(words)].filter((one) => one.checkVisibility())
    const boxes = all.map((one) => ({ name: one.textContent, box: one.getBoundingClientRect() }))
    return boxes.flatMap((a, i) =>
      boxes
        .slice(i + 1)
        .filter(
          (b) =>
            a.box.left < b.box.right - 1 &&
            b.box.left < a.box.right - 1 &&
            a.box.top < b.box.bottom - 1 &&
            b.box.top < a.box.bottom - 1,
        )
        .map((b) => `${a.name} / ${b.name}`),
    )
  })

/** Right edge of the widest part, after a line of the story with the longest names of cards was shown. */
const widestOf = (page: Page) =>
  page.evaluate(() => {
    const line = document.querySelector('.last-line')
    const told = line?.textContent ?? ''
    if (line) line.textContent = 'draws “Swap two rooms (opponent’s temple)” '.repeat(4)
    const parts = [...document.querySelectorAll('.side, .foot-bar, .head-tools')]
    const widest = Math.max(...parts.map((part) => part.getBoundingClientRect().right))
    if (line) line.textContent = told
    return widest
  })

test('the table’s header overlaps nothing at any size', async () => {
  const { page, leave } = await sit({})
  await page.locator('.camera [data-home]').waitFor()
  await playByWhim(page, { seed: 'head', most: 2 })
  for (const size of sizes) {
    await page.setViewportSize(size)
    await rendered(page)
    const at = `${size.width}×${size.height}`
    expect([at, ...(await overlapsOf(page))]).toEqual([at])
    expect(await widestOf(page)).toBeLessThanOrEqual(size.width)
    expect(await page.locator('.camera .icon').count()).toBe(2)
    expect([at, ...(await page.evaluate(cutOff))]).toEqual([at])
    // beside a pillar the camera's controls stand within the picture, not across its edge
    if (size.width > 1000) {
      const looking = await page.locator('.camera').boundingBox()
      const picture = await page.locator('.picture').boundingBox()
      expect((looking?.x ?? 0) + (looking?.width ?? 0)).toBeLessThan(picture?.width ?? 0)
    }
  }
  await leave()
})
