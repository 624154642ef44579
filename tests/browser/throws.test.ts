/** Chromium throws as Node does: on the page and in the worker, bit for bit the pinned hashes. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import type { Browser, Page } from 'playwright-core'
import { createServer } from 'vite'
import type { ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type * as Compare from '../../src/physics/fairness/compare.ts'
import type * as Physics from '../../src/physics/index.ts'
import { pinnedFile, pinnedThrows } from '../physics/pinned.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const pinned = JSON.parse(readFileSync(pinnedFile, 'utf8')) as readonly string[]

/** Hands the sources to the tests; imports that the tests make themselves would be rewritten for Node. */
const html = `<!doctype html><title>throws</title><script type="module">
import * as physics from '/src/physics/index.ts'
import * as compare from '/src/physics/fairness/compare.ts'
Object.assign(globalThis, { physics, compare })
</script>`

let server: ViteDevServer
let browser: Browser
let page: Page

/** Serves the sources as they are; the page is bare, so that nothing but throws runs in it. */
beforeAll(async () => {
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    cacheDir: '.cache/vite-throws',
    appType: 'custom',
    server: { port: 0, hmr: false, watch: null },
    optimizeDeps: { include: ['@dimforge/rapier3d-compat'], noDiscovery: true },
    plugins: [
      {
        name: 'bare page',
        configureServer: ({ middlewares }) => {
          middlewares.use('/bare', (_, response) => {
            response.setHeader('content-type', 'text/html')
            response.end(html)
          })
        },
      },
    ],
  })
  await server.listen()
  browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run'],
  })
  page = await browser.newPage()
  await page.goto(`${server.resolvedUrls?.local[0] ?? ''}bare`)
  await page.waitForFunction(() => 'compare' in globalThis)
})

afterAll(async () => {
  await browser?.close()
  await server?.close()
})

type Given = {
  readonly physics: typeof Physics
  readonly compare: typeof Compare
}

test(`${pinnedThrows} mixed throws on the page have the hashes of Node`, async () => {
  const hashes = await page.evaluate(async (count) => {
    const { physics, compare } = globalThis as unknown as Given
    await physics.ready()
    return compare.mixedHashes(0, count)
  }, pinnedThrows)
  expect(hashes).toEqual(pinned)
})

test('the worker gives the same ones', async () => {
  const count = 200
  const { hashes, started } = await page.evaluate(async (count) => {
    const { physics, compare } = globalThis as unknown as Given
    const thrower = physics.makeThrower()
    const hashes: string[] = []
    for (let number = 0; number < count; number++) {
      const { hash, faces } = await thrower.throw(compare.mixedThrow(number))
      hashes.push(`${hash}${faces.join('')}`)
    }
    const started = thrower.started()
    thrower.dispose()
    return { hashes, started }
  }, count)
  expect(hashes).toEqual(pinned.slice(0, count))
  expect(started).toBe(1)
})
