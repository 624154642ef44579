/** An empty Chromium page with one module of this project, served from its sources by Vite. */
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { createServer } from 'vite'
import type * as clip from './bareClip.ts'
import type * as physics from './barePhysics.ts'
import { flat, launchChromium } from './chromium.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Modules on the page's `globalThis`. */
export type Given = { readonly physics: typeof physics; readonly clip: typeof clip }

/** The page imports the module itself, since imports inside an evaluated function would be rewritten for Node. */
const html = (
  name: string,
  file: string,
) => `<!doctype html><title>${name}</title><script type="module">
import * as ${name} from '/tests/browser/${file}.ts'
Object.assign(globalThis, { ${name} })
</script>`

const modules = { physics: 'barePhysics', clip: 'bareClip' } as const

export async function openBarePage(
  name: keyof Given = 'physics',
): Promise<{ page: Page; close(): Promise<void> }> {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    cacheDir: `.cache/vite-${name}`,
    appType: 'custom',
    server: { port: 0, hmr: false, watch: null },
    optimizeDeps: { include: ['@dimforge/rapier3d-compat', 'mediabunny'], noDiscovery: true },
    plugins: [
      {
        name: 'bare page',
        configureServer: ({ middlewares }) => {
          middlewares.use('/bare', (_, response) => {
            response.setHeader('content-type', 'text/html')
            response.end(html(name, modules[name]))
          })
        },
      },
    ],
  })
  await server.listen()
  const browser = await launchChromium(flat)
  const page = await browser.newPage()
  await page.goto(`${server.resolvedUrls?.local[0] ?? ''}bare`)
  await page.waitForFunction((held) => held in globalThis, name)
  return {
    page,
    close: async () => {
      await browser.close()
      await server.close()
    },
  }
}
