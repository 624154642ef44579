/** Looks at a page of tables: `tsx tests/scenes/page/shoot.ts rajas out.png '?seats=4' 1920x1080`, as many as one likes. */
import { launchChromium } from '../../browser/chromium.ts'
import { servePage } from './serve.ts'

const [, , name = 'index', ...jobs] = process.argv
const { address, close } = await servePage()
const browser = await launchChromium()
for (let i = 0; i + 1 < jobs.length; i += 3) {
  const [file = '', search = '', size = '1280x720'] = jobs.slice(i, i + 3)
  const [width = 1280, height = 720] = size.split('x').map(Number)
  const page = await browser.newPage({ viewport: { width, height } })
  page.on('console', (message) => console.log('page:', message.text().slice(0, 400)))
  page.on('pageerror', (error) => console.log('error:', error.message))
  await page.goto(address.replace('index', name) + search)
  await page.waitForFunction(() => window.table?.ready, null, { timeout: 120_000 })
  // everything has come when no further frame is drawn
  for (let frames = -1, still = 0, all = 0; still < 3 && all < 60; all += 1) {
    await page.waitForTimeout(700)
    const now = await page.evaluate(() => window.table.frames)
    still = now === frames ? still + 1 : 0
    frames = now
  }
  const last = await page.evaluate(() => window.table.drawn.at(-1))
  const costs = await page.evaluate(() =>
    window.table.drawn.slice(-4).map(({ calls, triangles }) => [calls, triangles]),
  )
  console.log(file, JSON.stringify(last), JSON.stringify(costs))
  await page.screenshot({ path: file, timeout: 60_000 })
  await page.close()
}
await browser.close()
await close()
process.exit(0)
