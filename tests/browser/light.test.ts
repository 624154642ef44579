/** Kilobytes of JavaScript before the first table, and play without a network. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openHouse, visit } from './harness.ts'
import { keptEntries, playByWhim, sitDown } from './person.ts'
import { scriptsOf } from './scripts.ts'

/**
 * KB of gzipped JavaScript until a table is visible: 420 for everything that every table needs, and more for each game's
 * own rules and scene. Files beside the table count if they arrive before it is drawn, which varies by 10 KB.
 * `npm run bench -- scene` measures both parts separately.
 */
const everyTable = 420
const budgets = {
  border: everyTable + 10,
  nagaraja: everyTable + 35,
  rajas: everyTable + 40,
}

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

/** Runs inside the page: counts the sounds that begin. */
function countSounds(): void {
  Object.assign(window, { heard: 0 })
  const { start } = AudioBufferSourceNode.prototype
  AudioBufferSourceNode.prototype.start = function begin(...when) {
    ;(window as unknown as { heard: number }).heard += 1
    start.apply(this, when)
  }
}

for (const [game, budget] of Object.entries(budgets)) {
  test(`the first table of ${game} is drawn after at most ${budget} KB of JavaScript`, async () => {
    const { page, context, files } = await firstTable(game)
    const total = files.reduce((sum, { kilobytes }) => sum + kilobytes, 0)
    expect(total, JSON.stringify(files)).toBeLessThan(budget)
    expect(total).toBeGreaterThan(100)
    if (game === 'border') await hearThrow(page)
    await context.close()
  })
}

/** Opens the table of a match begun earlier, as a returning person does. */
async function firstTable(game: string) {
  const first = await sitDown(house, {
    game,
    kinds: 'hb',
    seed: 'light',
    settings: {
      tableView: 'scene',
      quality: 'low',
      speed: 'normal',
      throwing: 'hand',
      motion: 'full',
    },
    init: countSounds,
  })
  const address = first.page.url()
  const { context } = first
  await first.page.close()
  const page = await context.newPage()
  const scripts = scriptsOf(page)
  await page.goto(address)
  await page.locator('.picture[data-ready="true"]').waitFor({ timeout: 90_000 })
  return { page, context, ...(await scripts.toFirstTable(page)) }
}

/** The first click starts the river's sound, the next throw that of its dice. */
async function hearThrow(page: Page): Promise<void> {
  await page.locator('.prompt').click()
  const isAsked = page.locator('.throw')
  await expect
    .poll(
      async () => {
        if (await isAsked.count()) await isAsked.click({ force: true }).catch(() => undefined)
        return page.evaluate(() => (window as unknown as { heard: number }).heard)
      },
      { timeout: 60_000 },
    )
    .toBeGreaterThan(6)
}

test('every page works offline after one visit', async () => {
  const { page, context } = await visit(house, '/', { serviceWorkers: 'allow' })
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state !== 'activated') {
      await new Promise((done) => active?.addEventListener('statechange', done, { once: true }))
    }
    localStorage.setItem(
      'jharokha.settings',
      JSON.stringify({ language: 'el', speed: 'instant', throwing: 'self', tableView: 'panels' }),
    )
  })
  await context.setOffline(true)
  await page.goto(`${house.address}/setup/border?seed=offline`)
  await page.locator('.setup-go button').click()
  await page.locator('.room').waitFor()
  expect(await page.locator('html').getAttribute('lang')).toBe('el')
  expect(await playByWhim(page, { seed: 'offline', most: 4 })).toBe('enough')
  const entries = await keptEntries(page)
  expect(entries.length).toBeGreaterThan(6)
  // the physics is cached too: faces still come from simulated throws
  const throws = entries.filter(
    (entry) => (entry.proof as { by?: string } | undefined)?.by === 'throw',
  )
  expect(throws.length).toBeGreaterThan(0)
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
    const answer = await fetch(link?.href ?? '')
    return (await answer.json()) as { name: string; display: string; icons: unknown[] }
  })
  expect(manifest).toMatchObject({ name: 'Jharokha', display: 'standalone' })
  expect(manifest.icons.length).toBeGreaterThanOrEqual(3)
  await context.close()
})
