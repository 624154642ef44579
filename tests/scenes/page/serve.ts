/** Serves the table's own page and looks at it: `tsx tests/scenes/page/serve.ts out.png '?seats=4' 1920x1080`. */
import { createServer } from 'vite'
import react from '@vitejs/plugin-react'
import { launchChromium } from '../../browser/chromium.ts'

/** `?page=nagaraja` is another page than The Border's. */
const pageOf = (search: string): string => new URLSearchParams(search).get('page') ?? 'index'

export async function servePage(port = 5199) {
  const server = await createServer({
    configFile: false,
    root: new URL('../../..', import.meta.url).pathname,
    cacheDir: '/tmp/vite-table',
    plugins: [react()],
    server: { port, hmr: false, watch: null },
    logLevel: 'warn',
  })
  await server.listen()
  return {
    address: `http://localhost:${port}/tests/scenes/page/index.html`,
    close: () => server.close(),
  }
}

const [, script = '', ...jobs] = process.argv
if (script.endsWith('serve.ts')) {
  const { address, close } = await servePage()
  const browser = await launchChromium()
  for (let i = 0; i + 1 < jobs.length; i += 3) {
    const [file = '', search = '', size = '1920x1080'] = jobs.slice(i, i + 3)
    const [width = 1920, height = 1080] = size.split('x').map(Number)
    const page = await browser.newPage({ viewport: { width, height } })
    page.on('console', (message) => console.log('page:', message.text().slice(0, 1500)))
    page.on('requestfailed', (request) => console.log('failed:', request.url()))
    page.on('response', (response) => {
      if (response.status() >= 400) console.log('status', response.status(), response.url())
    })
    page.on('pageerror', (error) => console.log('error:', error.message))
    const began = Date.now()
    await page.goto(address.replace('index', pageOf(search)) + search)
    await page.waitForFunction(() => window.table?.ready, null, { timeout: 120_000 })
    const readyAt = Date.now() - began
    // software rendering may take seconds for the first frames with all models
    let frames = -1
    for (let still = 0, all = 0; still < (all > 45 ? 0 : 24); still += 1, all += 1) {
      const calls = await page.evaluate(() => window.table.drawn.at(-1)?.calls ?? 0)
      if (calls > 26 && still > 5) break
      await page.waitForTimeout(1000)
      const now = await page.evaluate(() => window.table.frames)
      if (now !== frames) still = 0
      frames = now
    }
    const last = await page.evaluate(() => window.table.drawn.at(-1))
    console.log(file, 'ready', readyAt, 'ms', JSON.stringify(last))
    await page.screenshot({ path: file, timeout: 60_000 })
    await page.close()
  }
  await browser.close()
  await close()
  process.exit(0)
}
