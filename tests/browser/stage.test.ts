/** A table and its stages in windows of one browser: following, transparency, keys, desk and OBS. */
import { PNG } from 'pngjs'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unmoving, violations } from './axe.ts'
import { type House, openDrawnHouse } from './harness.ts'
import { playByWhim, shownSteps, sitDown } from './person.ts'
import { follow } from './visits.ts'

let house: House
let context: BrowserContext
let table: Page
let complaints: readonly string[]
beforeAll(async () => {
  house = await openDrawnHouse()
  const seen = await sitDown(house, { game: 'border', kinds: 'hh', seed: 'stage' })
  context = seen.context
  table = seen.page
  complaints = seen.complaints
})
afterAll(async () => {
  expect(complaints).toEqual([])
  await house.close()
})

const small = { width: 640, height: 360 }

async function openStage(query: string, init?: () => void): Promise<Page> {
  const page = await context.newPage()
  await page.setViewportSize(small)
  if (init) await page.addInitScript(init)
  await page.goto(`${house.address}/stage?${query}`)
  return page
}

const numberOn = async (page: Page) =>
  Number(await page.locator('.stage').getAttribute('data-number'))
const scoreOn = (page: Page) => page.locator('.score-bug').innerText()

/** Waits until the stage shows this step of the table. */
async function comes(page: Page, number: number): Promise<void> {
  await expect.poll(() => numberOn(page), { timeout: 60_000 }).toBe(number)
}

test('stages show the table’s match: one from the start, a late one, a delayed one', async () => {
  const first = await openStage('view=none')
  await playByWhim(table, { seed: 'stage', most: 10 })
  const number = await shownSteps(table)
  expect(number).toBeGreaterThan(5)
  const delayed = await openStage('view=none&delay=4')
  await delayed.locator('.stage[data-follows="waiting"] .searching').waitFor()
  const late = await openStage('view=none&lang=pl')
  for (const page of [first, delayed, late]) await comes(page, number)
  await expect.poll(() => scoreOn(delayed)).toBe(await scoreOn(first))
  await expect.poll(() => late.locator('html').getAttribute('lang')).toBe('pl')

  await table.reload()
  await table.locator('.room').waitFor()
  await playByWhim(table, { seed: 'again', most: 3 })
  const after = await shownSteps(table)
  expect(after).toBeGreaterThan(number)
  await first.reload()
  for (const page of [first, delayed, late]) await comes(page, after)
  await Promise.all([first, delayed, late].map((page) => page.close()))
})

interface Found {
  readonly alphaAt: (x: number, y: number) => number
  readonly colourAt: (x: number, y: number) => readonly number[]
}

async function pixels(page: Page): Promise<Found> {
  const { width, data } = PNG.sync.read(await page.screenshot({ omitBackground: true }))
  const at = (x: number, y: number) => (Math.round(y) * width + Math.round(x)) * 4
  return {
    alphaAt: (x, y) => data[at(x, y) + 3] ?? -1,
    colourAt: (x, y) => Array.from(data.subarray(at(x, y), at(x, y) + 3)),
  }
}

const isReady = (page: Page) => page.locator('.stage-picture[data-ready="true"]').waitFor()

/** A stage in OBS with a drawn table; tests share it, since nothing costs as much as opening it. */
let drawn: Promise<Page> | null = null
async function drawStage(query: string): Promise<Page> {
  drawn ??= openStage(query, () => {
    const studio = {
      saved: 0,
      getControlLevel: (told: (level: number) => void) => told(3),
      saveReplayBuffer: () => void (studio.saved += 1),
    }
    Object.assign(window, { obsstudio: studio })
  })
  const page = await drawn
  await follow(page, `/stage?${query}`)
  await isReady(page)
  return page
}

test('overlays and the drawn table can have a transparent background', async () => {
  const page = await openStage('view=none&background=transparent&overlays=score')
  const box = await page.locator('.score-bug').boundingBox()
  if (!box) throw new Error('no score')
  await unmoving(page)
  const alone = await pixels(page)
  expect(alone.alphaAt(small.width / 2, small.height / 2)).toBe(0)
  expect(alone.alphaAt(2, 2)).toBe(0)
  expect(alone.alphaAt(box.x + 4, box.y + 4)).toBeGreaterThan(150)
  expect(await page.locator('.plate').count()).toBe(1)

  await page.close()

  const table3d = await drawStage('background=transparent&overlays=none&quality=low&camera=wide')
  await expect
    .poll(async () => (await pixels(table3d)).alphaAt(small.width / 2, small.height / 2), {
      timeout: 30_000,
    })
    .toBe(255)
  expect((await pixels(table3d)).alphaAt(3, 3)).toBe(0)
})

test('a table on a green background can be keyed out, and is not drawn while OBS hides it', async () => {
  const page = await drawStage('background=green&overlays=none&quality=low&camera=wide')
  const middle = [small.width / 2, small.height / 2] as const
  const green = [0x00, 0xb1, 0x40]
  await expect.poll(async () => (await pixels(page)).colourAt(3, 3)).toEqual(green)
  await expect
    .poll(async () => (await pixels(page)).colourAt(...middle), { timeout: 30_000 })
    .not.toEqual(green)
  expect((await pixels(page)).colourAt(small.width - 4, 3)).toEqual(green)
  const isShown = (visible: boolean) =>
    page.evaluate(
      (detail) => {
        window.dispatchEvent(new CustomEvent('obsSourceVisibleChanged', { detail }))
      },
      { visible },
    )
  await isShown(false)
  await page.locator('.stage canvas').waitFor({ state: 'detached' })
  const number = await numberOn(page)
  await playByWhim(table, { seed: 'unseen', most: 2 })
  await isShown(true)
  await isReady(page)
  // steps played meanwhile are shown
  await comes(page, await shownSteps(table))
  expect(await numberOn(page)).toBeGreaterThan(number)
})

test('keys, desk and OBS change the shot, repeat the last step and set marks', async () => {
  const page = await drawStage('quality=low')
  const desk = await context.newPage()
  await desk.goto(`${house.address}/stage/desk`)
  const race = desk.getByRole('button', { name: 'Race' })
  await race.click()
  await expect.poll(() => race.getAttribute('aria-pressed')).toBe('true')
  await desk.locator('.desk-air', { hasText: 'In the picture: the race' }).waitFor()
  await page.keyboard.press('1')
  await expect.poll(() => race.getAttribute('aria-pressed')).toBe('false')
  await playByWhim(table, { seed: 'throws', most: 4 })
  await comes(page, await shownSteps(table))
  // the replay mark disappears when the step is over
  const isAgain = page.locator('.again-mark').waitFor({ state: 'attached' })
  await desk.getByRole('button', { name: 'The last step' }).click()
  await isAgain
  await page.locator('.again-mark').waitFor({ state: 'detached' })
  await page.keyboard.press('m')
  await desk.locator('ol li').waitFor()
  const saved = () =>
    page.evaluate(() => (window as unknown as { obsstudio: { saved: number } }).obsstudio.saved)
  await expect.poll(saved).toBeGreaterThanOrEqual(1)
  expect(await violations(desk)).toEqual([])
  drawn = null
  await Promise.all([page.close(), desk.close()])
})

/** Posts the table's own position with a change, as another window of the browser could. */
async function forge(page: Page, change: Record<string, unknown>): Promise<void> {
  await page.evaluate(async (changed) => {
    const channel = new BroadcastChannel('jharokha stage')
    const position = await new Promise<Record<string, unknown>>((found) => {
      channel.addEventListener('message', ({ data }) => {
        if (data.kind === 'here') channel.postMessage({ kind: 'join', table: data.table })
        if (data.kind === 'position') found(data)
      })
      channel.postMessage({ kind: 'who' })
    })
    const number = Math.max(0, Number(position['number']) - 1)
    channel.postMessage({ ...position, number, ...changed })
    channel.close()
  }, change)
}

const forgeries: readonly (readonly [string, Record<string, unknown>])[] = [
  ['a view that cannot be planned or described', { view: { garbage: 1 } }],
  ['an unknown result', { result: { standings: [], why: { key: 'no.such.word' } } }],
  ['an impossible time', { sentAt: 8e15 }],
]

test('a stage goes on after each forged position, and a desk after a mark in the year 1e300', async () => {
  const page = await openStage('view=none')
  await comes(page, await shownSteps(table))
  const forger = await context.newPage()
  await forger.goto(`${house.address}/icon.svg`)
  for (const [name, change] of forgeries) {
    await forge(forger, change)
    await playByWhim(table, { seed: 'forged', most: 2 })
    const number = await shownSteps(table)
    await expect.poll(() => numberOn(page), { message: name, timeout: 60_000 }).toBe(number)
    await page.locator('.overlays').waitFor({ state: 'attached' })
  }

  await page.goto(`${house.address}/stage/desk`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await forger.evaluate(() => {
    const channel = new BroadcastChannel('jharokha desk')
    for (const at of [1e300, 1000]) channel.postMessage({ kind: 'marked', at, number: 1 })
  })
  await expect.poll(() => page.locator('ol li').count()).toBe(1)
  await Promise.all([page.close(), forger.close()])
})

test('the address page builds a stage’s address and previews it', async () => {
  const page = await context.newPage()
  await page.goto(`${house.address}/stage/address`)
  await page.locator('.segment', { hasText: 'Overlays alone' }).click()
  await page.locator('.segment', { hasText: 'Green' }).click()
  await page.locator('.checkbox', { hasText: 'Turn' }).click()
  const address = await page.getByLabel('Address', { exact: true }).inputValue()
  const { searchParams } = new URL(address)
  expect(Object.fromEntries(searchParams)).toEqual({
    view: 'none',
    overlays: 'score,action,throw,names',
    background: 'green',
  })
  await page.frameLocator('.stage-preview').locator('.score-bug').waitFor()
  expect(await violations(page)).toEqual([])
  await page.close()
})
