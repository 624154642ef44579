/** The start page's layout at every window size: nothing cut off, no overlap, tab order as reading order. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from './axe.ts'
import { type House, openTextHouse, visit } from './harness.ts'

let house: House
beforeAll(async () => {
  house = await openTextHouse()
})
afterAll(() => house.close())

const sizes = [
  [360, 640],
  [390, 844],
  [844, 390],
  [820, 1180],
  [1024, 600],
  [1024, 1024],
  [1080, 1920],
  [1280, 720],
  [1920, 1080],
  [2560, 1080],
  [3840, 2160],
] as const
const languages = ['en', 'el', 'pl', 'ru'] as const

/** Runs inside the page: returns every fault of the layout in words. */
function amiss(): readonly string[] {
  const faults: string[] = []
  const boxOf = (words: string) => document.querySelector(words)?.getBoundingClientRect()
  const title = boxOf('.start-title')
  const page = document.querySelector<HTMLElement>('.start-page')
  if (!title || !page) return ['no start page']
  const range = document.createRange()
  range.selectNodeContents(document.querySelector('.start-title') ?? page)
  const line = range.getBoundingClientRect()
  // glyphs do not fill the height of their line
  const name = new DOMRect(line.x, line.y + line.height * 0.15, line.width, line.height * 0.7)
  const parts = ['.start-shelf', '.start-tools > *', '.plate', '.start-tagline'].flatMap((words) =>
    [...document.querySelectorAll<HTMLElement>(words)]
      .filter((item) => item.clientWidth > 1)
      .map((item) => ({ words, item })),
  )
  const boxes = parts.map(({ words, item }) => ({ words, box: item.getBoundingClientRect() }))
  const meet = (a: DOMRect, b: DOMRect) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
  boxes.forEach(({ words, box }, i) => {
    if (box.left < -0.5 || box.right > innerWidth + 0.5) faults.push(`${words} is cut off sideways`)
    if (box.top < -0.5 || box.bottom > Math.max(innerHeight, page.scrollHeight) + 0.5)
      faults.push(`${words} is cut off`)
    if (meet(box, name)) faults.push(`${words} lies over the title`)
    for (const other of boxes.slice(i + 1))
      if (meet(box, other.box)) faults.push(`${words} lies over ${other.words}`)
  })
  for (const object of document.querySelectorAll<HTMLElement>('.object')) {
    // in a window wider or lower than the picture, most of an object's area is cropped
    if (innerWidth > 900 && innerHeight < 700) break
    const [place, plate] = [object, object.querySelector('.plate') ?? object].map((item) =>
      item.getBoundingClientRect(),
    )
    if (!place || !plate) break
    const left = place.width * place.height - plate.width * plate.height
    const link = object.querySelector('.object-link') ?? object
    const picture = getComputedStyle(link, '::before').backgroundImage
    const isColumn = getComputedStyle(object).position === 'relative'
    if (isColumn && !picture.includes('balcony')) faults.push('an object has no picture')
    if (left < 100 * 90) faults.push(`${object.innerText.split('\n')[0]} is hidden by its plate`)
  }
  for (const { words, item } of parts)
    if (item.scrollWidth > item.clientWidth + 1 && item.clientWidth > 0)
      faults.push(`${words} does not hold its text`)
  if (document.documentElement.scrollWidth > innerWidth)
    faults.push('the page is wider than the window')
  return faults
}

/** Runs inside the page: tab stops that lie above the previous one, or to its left in the same row. */
function backwards(): readonly string[] {
  const stops = [...document.querySelectorAll<HTMLElement>('.start a, .start button')]
  const boxes = stops.map((item) => ({
    name: item.innerText.split('\n')[0] ?? '',
    box: (item.querySelector('.plate') ?? item).getBoundingClientRect(),
  }))
  return boxes.flatMap(({ name, box }, i) => {
    const before = boxes[i - 1]
    if (!before) return []
    const isBelow = box.top >= before.box.bottom - 2
    const isBeside = box.left >= before.box.right - 2
    return isBelow || isBeside ? [] : [`${name} after ${before.name}`]
  })
}

async function show(page: Page, [width, height]: readonly [number, number]): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
}

test('the start page is whole and in tab order in every language and window size', async () => {
  const { page, leave, complaints } = await visit(house, '/')
  for (const language of languages) {
    await page.locator(`.languages [lang="${language}"]`).click()
    await page.locator(`.languages [lang="${language}"][aria-pressed="true"]`).waitFor()
    for (const size of sizes) {
      await show(page, size)
      const at = `${language} ${size.join('×')}`
      expect([at, ...(await page.evaluate(amiss))]).toEqual([at])
      expect([at, ...(await page.evaluate(backwards))]).toEqual([at])
    }
  }
  expect(complaints).toEqual([])
  await leave()
})

test('the start page stays readable at twice the text size', async () => {
  const { page, leave } = await visit(house, '/', { viewport: { width: 1280, height: 720 } })
  await page.locator('.start-page').waitFor()
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await show(page, [1280, 720])
  expect(await page.evaluate(amiss)).toEqual([])
  expect(await violations(page)).toEqual([])
  await leave()
})

test('a game’s card says players, minutes and difficulty', async () => {
  const { page, leave } = await visit(house, '/')
  const cards = page.locator('.plate-facts')
  await cards.first().waitFor()
  const texts = await cards.allInnerTexts()
  expect(texts).toHaveLength(3)
  for (const text of texts) expect(text).toMatch(/\d players · \d+–\u2060\d+ min · \w+/)
  await leave()
})
