/** A newer build while a match is played: the service worker keeps the old files until the table is left. */
import { rmSync } from 'node:fs'
import type { Server } from 'node:http'
import type { BrowserContext, Page, Worker } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { flat, sharedChromium } from './chromium.ts'
import { builtFolder, type House, serving } from './harness.ts'
import { isNewer, makeNewerBuild, scriptsOf } from './newerBuild.ts'
import { keptHeaders, playByWhim, sitDown } from './person.ts'
import { closeUnpooled } from './profiles.ts'

const older = builtFolder()
const newer = makeNewerBuild(older)

let house: House
let swap: () => Promise<void>
beforeAll(async () => {
  const { serve } = await serving()
  let { server, port } = await serve(older, 5480)
  const close = (one: Server) =>
    new Promise<void>((done) => {
      one.close(() => done())
      one.closeAllConnections()
    })
  swap = async () => {
    await close(server)
    ;({ server } = await serve(newer, port))
  }
  const browser = await sharedChromium(flat)
  house = {
    browser,
    address: `http://127.0.0.1:${port}`,
    isDrawn: false,
    async close() {
      await closeUnpooled(browser)
      server.close()
      rmSync(newer, { recursive: true })
    },
  }
})
afterAll(() => house.close())

/** URL of the page's own script, which identifies its version. */
const entryOf = (page: Page): Promise<string> =>
  page
    .locator('script[src]')
    .first()
    .evaluate((script) => (script as HTMLScriptElement).src)

/** The scripts that the server no longer delivers as JavaScript. */
function lacking(page: Page, scripts: readonly string[]): Promise<readonly string[]> {
  return page.evaluate(async (all) => {
    const found = await Promise.all(all.map((name) => fetch(name)))
    const isScript = (answer: Response) =>
      /javascript/.test(answer.headers.get('content-type') ?? '')
    return all.filter((_, i) => !found[i]?.ok || !isScript(found[i]))
  }, scripts)
}

/**
 * Replaces `skipWaiting` in the waiting worker and returns whether it was called. With a debugger attached, Chromium
 * keeps the old worker, so the takeover itself cannot be tested.
 */
async function watchWaiting(context: BrowserContext): Promise<() => Promise<boolean>> {
  const states = (worker: Worker) =>
    worker.evaluate(() => (self as unknown as { serviceWorker: ServiceWorker }).serviceWorker.state)
  const all = context.serviceWorkers()
  const found = await Promise.all(all.map(states))
  const waiting = all[found.indexOf('installed')]
  if (!waiting) throw new Error(`no worker waits: ${found.join(', ')}`)
  await waiting.evaluate(() => {
    const own = self as unknown as { asked: boolean; skipWaiting: () => Promise<void> }
    own.asked = false
    own.skipWaiting = async () => void (own.asked = true)
  })
  return () => waiting.evaluate(() => (self as unknown as { asked: boolean }).asked)
}

test('a match ends with the build it began with, and leaving the table activates the newer one', async () => {
  const seen = await sitDown(house, {
    game: 'border',
    kinds: 'hb',
    seed: 'newer',
    left: 25,
    options: { serviceWorkers: 'allow' },
  })
  const { page, context, complaints } = seen
  const inVain: string[] = []
  context.on('response', (answer) => {
    const isScript = answer.url().endsWith('.js')
    const isPage = (answer.headers()['content-type'] ?? '').includes('html')
    if (answer.status() >= 400 || (isScript && isPage)) inVain.push(answer.url())
  })
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await swap()

  // returning to the tab makes the browser look for a newer version
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  const told = page.getByText('A newer version has come')
  await told.waitFor()
  expect(isNewer(await entryOf(page))).toBe(false)
  const isAsked = await watchWaiting(context)
  const scripts = scriptsOf(older)
  expect(scripts.length).toBeGreaterThan(100)
  expect(await lacking(page, scripts)).toEqual([])

  // another tab without a match does not activate the new version while the table is in use
  const other = await context.newPage()
  await other.goto(`${house.address}/`)
  await other.locator('.start-shelf').waitFor()
  await other.waitForTimeout(500)
  expect(await isAsked()).toBe(false)
  await other.close()

  await page.locator('.slip', { has: told }).getByRole('button', { name: 'Close' }).click()
  expect(await playByWhim(page, { seed: 'newer' })).toBe('over')
  await page.locator('.room a[href^="/end/"]').first().click()
  await page.locator('.end-window').waitFor()
  expect(isNewer(await entryOf(page))).toBe(false)
  expect(await lacking(page, scripts)).toEqual([])

  await page.locator('.leaf-nav a[href="/"]').click()
  await page.locator('.shelf-item').waitFor()
  await expect.poll(isAsked, { timeout: 20_000 }).toBe(true)
  expect((await keptHeaders(page))[0]?.winners).not.toBeNull()
  expect(inVain).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})
