// Looks at baked models: renders them in headless Chromium with software WebGL into .cache/look.
//
//   npx tsx models/look.ts die-orange tray          each from the seat and close
//   npx tsx models/look.ts scene:seat               a set-up of models/look/page.ts
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'vite'
import { launchChromium } from '../tests/browser/chromium.ts'

const root = new URL('..', import.meta.url).pathname
const out = new URL('../.cache/look/', import.meta.url)
await mkdir(out, { recursive: true })

const server = await createServer({
  root,
  configFile: false,
  logLevel: 'warn',
  cacheDir: '.cache/vite-look',
  server: { port: 0, hmr: false, watch: null },
  optimizeDeps: { entries: ['models/look/index.html'] },
})
await server.listen()
const address = server.httpServer?.address()
const port = typeof address === 'object' && address ? address.port : 0
const browser = await launchChromium()

for (const wanted of process.argv.slice(2)) {
  const [what = '', query = ''] = wanted.split('?')
  const size = new URLSearchParams(query)
  const page = await browser.newPage({
    viewport: { width: Number(size.get('w') ?? 1280), height: Number(size.get('h') ?? 800) },
  })
  page.setDefaultTimeout(300000)
  page.on('console', (message) => {
    if (message.type() === 'error') process.stderr.write(`${message.text()}\n`)
  })
  page.on('pageerror', (error) => process.stderr.write(`${error.message}\n`))
  await page.goto(
    `http://localhost:${port}/models/look/${size.get('page') ?? 'index'}.html?what=${encodeURIComponent(what)}&${query}`,
  )
  await page.waitForFunction('window.ready === true', undefined, { timeout: 300000 })
  const name = `${size.get('name') ?? wanted.replaceAll(/[^a-z0-9-]+/gi, '_')}.png`
  await writeFile(new URL(name, out), await page.screenshot())
  process.stdout.write(`.cache/look/${name} ${await page.title()}\n`)
  await page.close()
}

await browser.close()
await server.close()
