/** Serves the table's own page and looks at it: `tsx tests/scenes/page/serve.ts out.png '?seats=4' 1920x1080`. */
import { chromium } from 'playwright-core'
import { createServer } from 'vite'
import react from '@vitejs/plugin-react'

export const chromiumFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
]

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

const [, , ...jobs] = process.argv
if (jobs.length > 0) {
  const { address, close } = await servePage()
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: chromiumFlags,
  })
  for (let i = 0; i + 1 < jobs.length; i += 3) {
    const [file = '', search = '', size = '1920x1080'] = jobs.slice(i, i + 3)
    const [width = 1920, height = 1080] = size.split('x').map(Number)
    const page = await browser.newPage({ viewport: { width, height } })
    page.on('console', (message) => console.log('page:', message.text().slice(0, 1500)))
    page.on('pageerror', (error) => console.log('error:', error.message))
    const began = Date.now()
    await page.goto(address + search)
    await page.waitForFunction(() => window.table?.ready, null, { timeout: 120_000 })
    const readyAt = Date.now() - began
    let frames = -1
    for (let n = 0; n < 40; n += 1) {
      await page.waitForTimeout(500)
      const now = await page.evaluate(() => window.table.frames)
      if (now === frames) break
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
