/** Serves the built page to a file of browser tests and opens profiles in a shared browser. */
import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { root } from '../architecture/imports.ts'
import {
  emptyChromium,
  flat,
  launchChromium,
  sharedChromium,
  softwareCompositing,
} from './chromium.ts'

/** The server's module is plain JavaScript, since the start scripts run before anything is installed. */
interface Serving {
  serve(folder: string, port: number): Promise<{ server: Server; port: number }>
}

export interface House {
  readonly browser: Browser
  readonly address: string
  close(): Promise<void>
}

/** The folder of the built page. */
export function builtFolder(): string {
  const folder = process.env['JHAROKHA_DIST'] ?? join(root, 'dist')
  if (existsSync(join(folder, 'index.html'))) return folder
  throw new Error('The page is not built yet: npm run build, then the browser tests.')
}

export const serving = async (): Promise<Serving> =>
  (await import(join(root, 'src/cli/serve.mjs'))) as Serving

async function serveTo(browser: Browser, leave: () => Promise<void>): Promise<House> {
  const { serve } = await serving()
  const { server, port } = await serve(builtFolder(), 5400)
  return {
    browser,
    address: `http://127.0.0.1:${port}`,
    async close() {
      await leave()
      server.close()
    },
  }
}

/** Opens the built page in the worker's shared browser. */
async function openShared(more: readonly string[]): Promise<House> {
  const browser = await sharedChromium(more)
  return serveTo(browser, () => emptyChromium(browser))
}

/** For commands: with a browser of its own, closed at the end. */
export async function openOwnHouse(): Promise<House> {
  const browser = await launchChromium()
  return serveTo(browser, () => browser.close())
}

/** For tests of the drawn table: WebGL, with cheap compositing of the page. */
export function openHouse(): Promise<House> {
  return openShared(softwareCompositing)
}

/** For tests that read or encode pixels at full density: WebGL, with the usual compositing. */
export function openPixelHouse(): Promise<House> {
  return openShared([])
}

/** For tests without 3D: no WebGL, which is much cheaper. */
export function openTextHouse(): Promise<House> {
  return openShared(flat)
}

export interface Visit {
  readonly context: BrowserContext
  readonly page: Page
  /** Console errors of the page, and requests to other machines. */
  readonly complaints: string[]
}

/**
 * A sixteenth of the pixels, for tests that need only positions of drawn things: software rendering pays for each
 * pixel.
 */
export const coarse = { deviceScaleFactor: 0.25 } as const

/**
 * Opens a page in a new profile with empty storage, without a service worker unless requested; `init` runs before the
 * page.
 */
export async function openProfile(
  house: House,
  options: Parameters<Browser['newContext']>[0] = {},
  init?: () => void,
): Promise<Visit> {
  const context = await house.browser.newContext({
    viewport: { width: 1280, height: 720 },
    locale: 'en-GB',
    serviceWorkers: 'block',
    ...options,
  })
  // generous timeout, since the machine may be busy
  context.setDefaultTimeout(90_000)
  if (init) await context.addInitScript(init)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`)
  })
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') complaints.push(request.url())
  })
  return { context, page, complaints }
}

/** Opens `path` in a new profile. */
export async function visit(
  house: House,
  path: string,
  options: Parameters<Browser['newContext']>[0] = {},
  init?: () => void,
): Promise<Visit> {
  const seen = await openProfile(house, options, init)
  await seen.page.goto(house.address + path)
  return seen
}

/** Goes to an empty document of the house's origin: its storage can be filled before the app first runs. */
export async function goToBlank(house: House, page: Page): Promise<void> {
  const blank = `${house.address}/blank`
  const body = '<!doctype html><link rel="icon" href="data:,">'
  await page.route(blank, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(blank)
  await page.unroute(blank)
}
