/** Component pages of the showcase: links, turning, facts, exports and the gallery. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Download, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readClip } from '../../src/clip/index.ts'
import { treeIn } from '../pictures/glb.ts'
import { checkModel, modelAt } from '../pictures/models.ts'
import { expectedOf } from '../pictures/sizes.ts'
import { violations } from './axe.ts'
import { goToBlank, type House, openDrawnHouse, openProfile, visit, type Visit } from './harness.ts'
import { follow } from './visits.ts'

/** Small, since pictures are rendered in software. */
const size = { width: 420, height: 320 }

let house: House
let seen: Visit
beforeAll(async () => {
  house = await openDrawnHouse()
  seen = await visit(house, '/showcase/rajas/elephant?q=low', {
    viewport: size,
  })
})
afterAll(async () => {
  await seen.leave()
  await house.close()
})

const shown = (page: Page) => page.locator('.showcase-stage canvas[data-shown]').waitFor()

/** Navigates without a reload, like a link inside the page. */
async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    document.querySelector('.showcase-stage canvas')?.removeAttribute('data-shown')
    window.history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, address)
  await shown(page)
}

const pixelsOf = (page: Page): Promise<string> =>
  page.evaluate(
    () => document.querySelector<HTMLCanvasElement>('.showcase-stage canvas')?.toDataURL() ?? '',
  )

async function bytesOf(download: Promise<Download>): Promise<Buffer> {
  return readFileSync(await (await download).path())
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex')

const link =
  '/showcase/nagaraja/temple?stone=yellow&state=lit&yaw=-40&pitch=50&light=lamp&cloth=ink&q=medium'

test('a link gives the same pixels to visits with other settings, whatever was shown before', async () => {
  const { page } = seen
  await shown(page)
  const before = await pixelsOf(page)
  await goTo(page, link)
  const first = hash(await pixelsOf(page))
  expect(first).not.toBe(hash(before))

  const other = await openProfile(house, { viewport: size })
  await goToBlank(house, other.page)
  await other.page.evaluate(() =>
    localStorage.setItem('jharokha.settings', JSON.stringify({ quality: 'low', language: 'el' })),
  )
  await other.page.goto(house.address + link)
  await shown(other.page)
  expect(hash(await pixelsOf(other.page))).toBe(first)

  await goTo(other.page, '/showcase/nagaraja/card-room-trap?pitch=70&yaw=0')
  const card = hash(await pixelsOf(other.page))
  await other.page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: (text: string) => void (document.title = text) },
    }),
  )
  await other.page.getByRole('button', { name: 'Αντιγραφή συνδέσμου' }).click()
  await other.page.waitForFunction(() => document.title.startsWith('http'))
  const copied = (await other.page.title()).slice(house.address.length)
  expect(other.complaints).toEqual([])
  await other.leave()
  await goTo(page, copied)
  expect(hash(await pixelsOf(page)), copied).toBe(card)
})

test('arrow keys turn the component and change the link', async () => {
  const { page } = seen
  await goTo(page, '/showcase/rajas/elephant?q=low')
  const before = await pixelsOf(page)
  await page.locator('.showcase-stage').focus()
  await page.keyboard.press('ArrowLeft')
  await page.waitForFunction(() => window.location.search.includes('yaw='))
  await shown(page)
  expect(await pixelsOf(page)).not.toBe(before)
})

test('the hand for comparison zooms out until both are seen whole', async () => {
  const { page } = seen
  await goTo(page, '/showcase/rajas/elephant?q=low&zoom=3')
  await page.getByRole('button', { name: 'A hand beside it' }).click()
  await page.waitForFunction(() => window.location.search.includes('hand=1'))
  expect(new URL(page.url()).searchParams.get('zoom')).toBeNull()
})

test('a handful falls, rests, and is the same for the same seed', async () => {
  const { page } = seen
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await goTo(page, '/showcase/rajas/worker?drop=a1&q=low')
  const first = await pixelsOf(page)
  await goTo(page, '/showcase/rajas/worker?q=low')
  expect(await pixelsOf(page)).not.toBe(first)
  await goTo(page, '/showcase/rajas/worker?drop=a1&q=low')
  expect(hash(await pixelsOf(page))).toBe(hash(first))
})

test('facts link rules to the reference and show sources of values', async () => {
  const { page } = seen
  await goTo(page, '/showcase/nagaraja/card-stick-add-2?q=low')
  const panel = page.locator('.showcase-panel')
  await panel.getByRole('link', { name: 'N49' }).waitFor()
  expect(await panel.getByRole('link', { name: 'N49' }).getAttribute('href')).toBe(
    '/reference/nagaraja#rule-N49',
  )
  expect(await panel.locator('.source').allTextContents()).toEqual([
    'rulebook',
    'own design',
    'own design',
  ])
  expect(await violations(page)).toEqual([])
})

test('pictures have the chosen size, with and without background', async () => {
  const { page } = seen
  await goTo(page, '/showcase/rajas/fort?q=low')
  for (const [name, pixels, isBare] of [
    ['Picture (PNG)', [2048, 2048], false],
    ['PNG without background', [1280, 720], true],
  ] as const) {
    await page.getByLabel('Size of the picture').first().selectOption(pixels.join('×'))
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name }).click()
    const png = await bytesOf(download)
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(pixels)
    const { PNG } = await import('pngjs')
    const { data } = PNG.sync.read(png)
    expect(data[3]).toBe(isBare ? 0 : 255)
    const middle = ((pixels[1] * pixels[0]) / 2 + pixels[0] / 2) * 4
    expect(data[middle + 3]).toBe(255)
  }
})

test('exported models are valid, named, in metres, and carry their print', async () => {
  const { page } = seen
  for (const [path, name, pictures] of [
    ['/showcase/rajas/elephant?q=low', 'rajas-elephant', []],
    // its generated textures, with a normal map, are converted by the exporter
    ['/showcase/border/eraser?q=low', 'border-eraser', ['rosewood']],
    ['/showcase/border/sheet?q=low&state=won', 'border-sheet', ['print']],
    ['/showcase/nagaraja/hand?q=low', 'nagaraja-hand', ['print']],
  ] as const) {
    const glb = await modelAt(page, path)
    const { faults } = await checkModel(name, glb, expectedOf(name))
    expect(faults, path).toEqual([])
    const { materials } = treeIn(glb)
    for (const wanted of pictures) {
      const worn = materials.filter((material) => material.name === wanted)
      expect(worn.length, `${path} ${wanted}`).toBeGreaterThan(0)
      const isDrawn = worn.every(
        ({ pbrMetallicRoughness }) => pbrMetallicRoughness?.baseColorTexture !== undefined,
      )
      expect(isDrawn, `${path} ${wanted}`).toBe(true)
    }
  }
})

test('a clip of one turn has exactly the chosen number of frames', async () => {
  const { page } = seen
  await goTo(page, '/showcase/rajas/fort?q=low')
  await page.locator('.showcase-clip select').first().selectOption('640×360')
  await page.locator('.showcase-clip select').last().selectOption('2')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Clip (WebM)' }).click()
  const facts = await readClip(new Blob([new Uint8Array(await bytesOf(download))]))
  expect(facts).toMatchObject({ width: 640, height: 360, frames: 60 })
  expect(facts.seconds).toBeCloseTo(2, 1)
})

test('a clip is cancelled when its component changes', async () => {
  const { page } = seen
  await goTo(page, '/showcase/rajas/mill?q=low')
  await page.locator('.showcase-clip select').last().selectOption('20')
  const taken: string[] = []
  page.on('download', (download) => taken.push(download.suggestedFilename()))
  await page.getByRole('button', { name: 'Clip (WebM)' }).click()
  const progress = page.locator('.showcase-clip progress')
  await progress.waitFor()
  await goTo(page, '/showcase/rajas/mill?q=low&state=spun')
  await expect.poll(() => progress.count(), { timeout: 5000 }).toBe(0)
  expect(taken).toEqual([])
})

test('a browser without an encoder names what is missing', async () => {
  const { page } = seen
  await page.evaluate(() => Reflect.deleteProperty(window, 'VideoEncoder'))
  await page.getByRole('button', { name: 'Clip (MP4)' }).click()
  await page.getByText('it has no WebCodecs').waitFor()
})

test('a bare page shows the component without controls', async () => {
  const { page } = seen
  await goTo(page, '/showcase/rajas/elephant?q=low&ui=none')
  expect(await page.locator('.showcase-panel').count()).toBe(0)
  expect(await page.locator('.showcase-stage').boundingBox()).toMatchObject(size)
})

test('the gallery can be searched, has no accessibility faults, and draws visible thumbnails', async () => {
  const { page } = seen
  await follow(page, '/showcase/nagaraja')
  await page.getByRole('searchbox').fill('conch')
  await page.getByText('1 component', { exact: true }).waitFor()
  await page.locator('canvas[data-taken="relic-conch"]').waitFor()
  expect(await violations(page)).toEqual([])
  await follow(page, '/showcase/budgets')
  await page.getByRole('table').nth(3).waitFor()
  expect(await violations(page)).toEqual([])
  expect(seen.complaints).toEqual([])
})
