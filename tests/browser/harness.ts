/** Serves the built page to a file of browser tests and opens profiles in a shared browser. */
import { existsSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { root } from '../architecture/imports.ts'
import { flat, launchChromium, sharedChromium, softwareCompositing } from './chromium.ts'
import { closeUnpooled, keepProfile, takeProfile } from './profiles.ts'

/** The server's module is plain JavaScript, since the start scripts run before anything is installed. */
interface Serving {
  serve(folder: string, port: number): Promise<{ server: Server; port: number }>
}

export interface House {
  readonly browser: Browser
  readonly address: string
  /** False where WebGL's draw calls do nothing. */
  readonly isDrawn: boolean
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

/** Files of a worker share one server: pages of one origin find their scripts in the profile's cache. */
let served: Promise<{ readonly server: Server; readonly port: number }> | null = null

async function serveShared(): Promise<number> {
  served ??= serving().then(({ serve }) => serve(builtFolder(), 5400))
  const { server, port } = await served
  server.unref()
  return port
}

/** Opens the built page in the worker's shared browser. */
async function openShared(more: readonly string[], isDrawn = true): Promise<House> {
  const [browser, port] = await Promise.all([sharedChromium(more), serveShared()])
  return {
    browser,
    address: `http://127.0.0.1:${port}`,
    isDrawn,
    close: () => closeUnpooled(browser),
  }
}

/** For commands: with a browser and a server of its own, both closed at the end. */
export async function openOwnHouse(): Promise<House> {
  const browser = await launchChromium()
  const { server, port } = await (await serving()).serve(builtFolder(), 5400)
  return {
    browser,
    address: `http://127.0.0.1:${port}`,
    isDrawn: true,
    async close() {
      await browser.close()
      server.close()
    },
  }
}

/**
 * For tests of the 3D table that judge positions, touches and words: WebGL compiles every shader and draws nothing,
 * which leaves out more than half of the work.
 */
export function openHouse(): Promise<House> {
  return openShared(softwareCompositing, false)
}

/** For tests that look at coarse pixels of the scene: WebGL draws, with cheap compositing of the page. */
export function openDrawnHouse(): Promise<House> {
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
  /** Ends the visit and keeps its empty profile for the next test with the same options: see `profiles.ts`. */
  leave(): Promise<void>
}

/**
 * A sixteenth of the pixels, for tests that need only positions of drawn things: software rendering pays for each
 * pixel.
 */
export const coarse = { deviceScaleFactor: 0.25 } as const

/** Replaces WebGL's draw calls by functions that do nothing. Runs in the page, before its scripts. */
function omitDrawing(): void {
  const nothing = () => {}
  Object.assign(WebGL2RenderingContext.prototype, {
    drawArrays: nothing,
    drawArraysInstanced: nothing,
    drawElements: nothing,
    drawElementsInstanced: nothing,
    drawRangeElements: nothing,
  })
}

type ProfileOptions = NonNullable<Parameters<Browser['newContext']>[0]>

async function openNew(
  house: House,
  options: ProfileOptions,
  init: (() => void) | undefined,
): Promise<Pick<Visit, 'context' | 'page'>> {
  const context = await house.browser.newContext(options)
  // generous timeout, since the machine may be busy
  context.setDefaultTimeout(90_000)
  if (!house.isDrawn) await context.addInitScript(omitDrawing)
  if (init) await context.addInitScript(init)
  return { context, page: await context.newPage() }
}

/**
 * Opens a page in a profile with empty storage, without a service worker unless requested; `init` runs before the
 * page. The profile is one that an earlier test left, where the options are the same.
 */
export async function openProfile(
  house: House,
  wished: ProfileOptions = {},
  init?: () => void,
): Promise<Visit> {
  const options: ProfileOptions = {
    viewport: { width: 1280, height: 720 },
    locale: 'en-GB',
    serviceWorkers: 'block',
    ...wished,
  }
  const kind = JSON.stringify([options, house.isDrawn, String(init)])
  const { context, page } =
    takeProfile(house.browser, kind) ?? (await openNew(house, options, init))
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`)
  })
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') complaints.push(request.url())
  })
  return {
    context,
    page,
    complaints,
    async leave() {
      await goToBlank(house, page)
      await keepProfile({ browser: house.browser, kind, context, page, size: options.viewport })
    },
  }
}

/** Opens `path` in an empty profile. */
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
