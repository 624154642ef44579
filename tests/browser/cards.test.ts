/** Nagaraja's cards as a browser draws them with the shipped fonts. */
import { createServer } from 'vite'
import { expect, test } from 'vitest'
import { languages } from '../../src/words/types.ts'
import { nagaraja } from '../../src/games/nagaraja/index.ts'
import { textBox } from '../../src/scenes/nagaraja/print/ability.ts'
import { root } from '../architecture/imports.ts'
import { flat, sharedChromium } from './chromium.ts'
import { closeUnpooled } from './profiles.ts'

test('the ability text of every Nagaraja card fits its box in four languages', async () => {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'warn',
    cacheDir: '.cache/vite-cards',
    server: { port: 0, hmr: false, watch: null },
    optimizeDeps: { entries: ['models/look/cards.html'] },
  })
  await server.listen()
  const address = server.httpServer?.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const browser = await sharedChromium(flat)
  try {
    const page = await browser.newPage()
    await page.goto(`http://localhost:${port}/models/look/cards.html?only=none`)
    await page.waitForFunction('window.ready === true', undefined, { timeout: 120_000 })
    expect(await page.evaluate(() => document.fonts.check('700 40px Alegreya', 'Aα Żя'))).toBe(true)
    const fitted = await page.evaluate(() => window.fitted ?? {})
    for (const language of languages) {
      const found = fitted[language]
      expect(found, language).toMatchObject({
        loose: [],
        cards: nagaraja.values.edition.cards.faces.length,
      })
      expect(found?.smallest, language).toBeGreaterThan(textBox.smallest)
    }
  } finally {
    await closeUnpooled(browser)
    await server.close()
  }
})
