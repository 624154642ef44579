/** Parts of the app that cannot be fetched: each failure gives a message, loses nothing, and can be retried. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { coarse, type House, openHouse, openTextHouse } from './harness.ts'
import { keptEntries, playByWhim, sitDown } from './person.ts'
import { spotsOf, watchScene } from './sight.ts'

let house: House
let drawn: House
beforeAll(async () => {
  house = await openTextHouse()
  drawn = await openHouse()
})
afterAll(async () => {
  await house.close()
  await drawn.close()
})

const saying = (words: string) => `.notices :text("${words}")`
const sources = async (page: Page) =>
  (await keptEntries(page)).flatMap(({ proof }) => (proof as { by?: string } | undefined)?.by ?? [])

/** Opens a table in a known profile while some files cannot be fetched. */
async function openWithout(at: House, missing: RegExp, settings = {}, kinds = 'hh') {
  const sat = await sitDown(at, {
    game: 'border',
    kinds,
    seed: 'missing',
    settings: { throwing: 'hand' },
    options: coarse,
    init: watchScene,
  })
  const address = sat.page.url()
  await sat.page.locator('.throw').waitFor()
  await sat.page.evaluate((change) => {
    const kept = JSON.parse(localStorage.getItem('jharokha.settings') ?? '{}') as object
    localStorage.setItem('jharokha.settings', JSON.stringify({ ...kept, ...change }))
  }, settings)
  await sat.page.close()
  const page = await sat.context.newPage()
  const cut = { isOn: true, count: 0 }
  await page.route(
    ({ pathname }) => missing.test(pathname),
    (route) => {
      if (!cut.isOn) return route.continue()
      cut.count += 1
      return route.abort()
    },
  )
  await page.goto(address)
  return { page, context: sat.context, cut }
}

const inScene = { tableView: 'scene', quality: 'low' }

test('a table without its models goes on, and fetches them again on request', async () => {
  const { page, context, cut } = await openWithout(drawn, /models\/(die|slate|room)/, inScene)
  await page.locator(saying('could not be fetched and are not seen')).waitFor()
  await page.locator('.picture[data-ready="true"]').waitFor()
  expect(cut.count).toBeGreaterThan(2)
  expect(await spotsOf(page)).toEqual([])
  const before = (await keptEntries(page)).length
  await playByWhim(page, { seed: 'without', most: 2 })
  await expect
    .poll(async () => (await keptEntries(page)).length, { timeout: 60_000 })
    .toBeGreaterThan(before)
  await page.locator('.notices').getByRole('button', { name: 'As text' }).click()
  await page.locator('.panel').first().waitFor()
  expect(await page.locator('.notices .slip').count()).toBe(0)
  // switching to 3D again retries the fetch
  await page.getByRole('button', { name: 'In 3D' }).click()
  await page.locator(saying('could not be fetched and are not seen')).waitFor()
  cut.isOn = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => page.locator('.notices .slip').count(), { timeout: 60_000 }).toBe(0)
  await expect.poll(async () => (await spotsOf(page)).length, { timeout: 60_000 }).toBe(5)
  expect(await page.locator('.notices .slip').count()).toBe(0)
  await context.close()
})

test('a table whose renderer cannot be fetched goes on as text until it is asked for again', async () => {
  const { page, context, cut } = await openWithout(drawn, /TableCanvas/, inScene)
  await page.locator(saying('The match goes on as text')).waitFor()
  await page.locator('.panel').first().waitFor()
  cut.isOn = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.locator('.picture[data-ready="true"]').waitFor()
  expect(await page.locator('.notices .slip').count()).toBe(0)
  await context.close()
})

test('a game that cannot be fetched is told, and the page can be opened again', async () => {
  const { page, context, cut } = await openWithout(house, /assets\/border-/)
  await page.getByText('Something went wrong on this page').waitFor()
  await page.getByText('Every accepted step is kept').waitFor()
  cut.isOn = false
  await page.getByRole('button', { name: 'Open again' }).click()
  await page.locator('.throw').waitFor()
  await context.close()
})

test('faces are drawn by lot while the physics cannot be fetched, and the table says so', async () => {
  const { page, context, cut } = await openWithout(house, /assets\/client-/)
  await page.locator('.throw').click()
  await page.locator(saying('drawn by lot instead')).waitFor()
  await playByWhim(page, { seed: 'lot', most: 1 })
  expect(await sources(page)).not.toContain('throw')
  cut.isOn = false
  const drawn = (await sources(page)).length
  for (let i = 0; i < 40 && (await sources(page)).length === drawn; i += 1) {
    await playByWhim(page, { seed: `dice-${i}`, most: 1 })
  }
  await expect.poll(() => sources(page), { timeout: 60_000 }).toContain('throw')
  await context.close()
})

test('a match whose bots cannot be fetched stands still, says so, and goes on when asked', async () => {
  const { page, context, cut } = await openWithout(house, /assets\/(worker|think)-/, {}, 'hb')
  const isStopped = page.locator('.notices .slip', { hasText: 'The match stands still' })
  const playing = playByWhim(page, { seed: 'alone', most: 20 })
  await isStopped.waitFor()
  const before = (await keptEntries(page)).length
  cut.isOn = false
  await isStopped.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(async () => (await keptEntries(page)).length).toBeGreaterThan(before)
  await expect.poll(() => isStopped.count()).toBe(0)
  expect(await playing).toBe('enough')
  await context.close()
})

test('an export whose code cannot be fetched is told beside its button', async () => {
  const { page, context } = await openWithout(house, /assets\/exchange-/)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Save as a file' }).click()
  await page.getByRole('alert').waitFor()
  await context.close()
})
