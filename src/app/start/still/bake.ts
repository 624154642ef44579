/** Bakes the start page's background image: `npx tsx src/app/start/still/bake.ts`. */
import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { createServer } from 'vite'

const here = dirname(fileURLToPath(import.meta.url))
const size = { width: 1920, height: 1080 }
const flags = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
]

const server = await createServer({ server: { port: 5390 }, logLevel: 'error' })
await server.listen()
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: flags,
})
const page = await browser.newPage({ viewport: size })
page.setDefaultTimeout(300_000)
page.on('pageerror', (error) => console.error(error.message))
await page.goto('http://localhost:5390/src/app/start/still/still.html')

/** Waits until no frame has come for a while, since each loaded model triggers one. */
async function settled(): Promise<void> {
  for (let last = '', quiet = 0; quiet < 5;) {
    await page.waitForTimeout(2000)
    const frames = (await page.locator('body').getAttribute('data-frames')) ?? ''
    quiet = frames === last && frames !== '' ? quiet + 1 : 0
    last = frames
  }
}
await settled()
const png = await page.screenshot({ timeout: 300_000 })
const webp = await page.evaluate(async (base64) => {
  const blob = await (await fetch(`data:image/png;base64,${base64}`)).blob()
  const bitmap = await createImageBitmap(blob)
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
  const packed = await canvas.convertToBlob({ type: 'image/webp', quality: 0.82 })
  return [...new Uint8Array(await packed.arrayBuffer())]
}, png.toString('base64'))
writeFileSync(join(here, '..', 'balcony.webp'), Buffer.from(webp))
console.log(`balcony.webp ${Math.round(webp.length / 1024)} KB`)
await browser.close()
await server.close()
