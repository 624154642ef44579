/** A page of Chromium with nothing on it but the physics of this house, served from its sources. */
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { createServer } from 'vite'
import type * as physics from './barePhysics.ts'
import { flat, launchChromium } from './chromium.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** What the page's `globalThis` holds. */
export type Given = { readonly physics: typeof physics }

/** Imports that a caller makes itself inside the page would be rewritten for Node. */
const html = `<!doctype html><title>throws</title><script type="module">
import * as physics from '/tests/browser/barePhysics.ts'
Object.assign(globalThis, { physics })
</script>`

export async function openBarePage(): Promise<{ page: Page; close(): Promise<void> }> {
  const server = await createServer({
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
  const browser = await launchChromium(flat)
  const page = await browser.newPage()
  await page.goto(`${server.resolvedUrls?.local[0] ?? ''}bare`)
  await page.waitForFunction(() => 'physics' in globalThis)
  return {
    page,
    close: async () => {
      await browser.close()
      await server.close()
    },
  }
}
