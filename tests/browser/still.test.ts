/** Still pictures shown until a scene is drawn. */
import type { Route } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { coarse, type House, openDrawnHouse, visit } from './harness.ts'
import { sitDown } from './person.ts'

let house: House
beforeAll(async () => {
  house = await openDrawnHouse()
})
afterAll(() => house.close())

test('a still covers the picture until the scene is drawn, and again while another quality loads', async () => {
  const { page, context, complaints } = await sitDown(house, {
    game: 'border',
    kinds: 'hh',
    seed: 'still',
    settings: { tableView: 'scene', quality: 'low', throwing: 'hand' },
    init: () => {
      localStorage.setItem('jharokha.guide', '["border"]')
      // record each appearance of a still, however short
      const seen: string[] = []
      Object.assign(window, { stills: seen })
      new MutationObserver(() => {
        const ready = document.querySelector('.picture')?.getAttribute('data-ready')
        const still = document.querySelector('.picture-still')
        if (still && seen.at(-1) !== ready) seen.push(String(ready))
        if (!still && seen.at(-1) !== 'gone') seen.push('gone')
      }).observe(document, { subtree: true, childList: true, attributes: true })
    },
  })
  const stills = () => page.evaluate(() => (window as unknown as { stills: string[] }).stills)
  await page.locator('.picture[data-ready="true"]').waitFor({ timeout: 90_000 })
  await expect.poll(() => page.locator('.picture-still').count(), { timeout: 60_000 }).toBe(0)
  expect(await stills()).toContain('false')

  await page.locator('.room-head > .button').click()
  await page.locator('.sheet label', { hasText: 'medium' }).first().click()
  await expect.poll(stills, { timeout: 60_000 }).toContain('true')
  await page.keyboard.press('Escape')
  await expect.poll(() => page.locator('.picture-still').count(), { timeout: 90_000 }).toBe(0)
  expect(complaints).toEqual([])
  await context.close()
})

test('another quality is set up only after its still has been painted', async () => {
  const { page, context, complaints } = await sitDown(house, {
    game: 'border',
    kinds: 'hh',
    seed: 'another',
    settings: { tableView: 'scene', quality: 'low', throwing: 'hand' },
    init: () => {
      localStorage.setItem('jharokha.guide', '["border"]')
      let frame = 0
      const next = () => {
        frame += 1
        requestAnimationFrame(next)
      }
      next()
      // record the frame in which a still and a canvas appeared
      const came: { readonly what: string; readonly frame: number }[] = []
      Object.assign(window, { came })
      new MutationObserver((changes) => {
        for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
          const isStill = node instanceof Element && node.matches('.picture-still')
          if (isStill || node instanceof HTMLCanvasElement)
            came.push({ what: isStill ? 'still' : 'canvas', frame })
        }
      }).observe(document, { subtree: true, childList: true })
    },
  })
  await page.locator('.picture[data-ready="true"]').waitFor()
  await expect.poll(() => page.locator('.picture-still').count(), { timeout: 60_000 }).toBe(0)
  await page.evaluate(() => void ((window as unknown as { came: unknown[] }).came.length = 0))
  await page.locator('.room-head > .button').click()
  await page.locator('.sheet label', { hasText: 'medium' }).first().click()
  type Came = readonly { readonly what: string; readonly frame: number }[]
  const came = () => page.evaluate(() => (window as unknown as { came: Came }).came)
  await expect.poll(async () => (await came()).map(({ what }) => what)).toEqual(['still', 'canvas'])
  const [still, canvas] = await came()
  expect((canvas?.frame ?? 0) - (still?.frame ?? 0)).toBeGreaterThanOrEqual(3)
  expect(complaints).toEqual([])
  await context.close()
})

test('the way from the start page shows a waiting line, then a still that fills the picture', async () => {
  const { page, context } = await visit(house, '/settings', coarse)
  await page.evaluate(() => {
    localStorage.setItem('jharokha.settings', '{"quality":"low","tableView":"scene"}')
  })
  const held = { page: hold(), canvas: hold() }
  await page.route('**/TablePage*.js', held.page.route)
  await page.route('**/TableCanvas*.js', held.canvas.route)
  await page.goto(`${house.address}/`)
  await page.locator('a[href="/setup/border"]').first().click()
  await page.locator('.setup-go button').click()
  await page.locator('.waiting p').waitFor()
  expect(await page.locator('.waiting p').innerText()).toBe('One moment')
  held.page.letGo()
  await page.locator('.picture-still img').waitFor()
  const boxes = await page.evaluate(() =>
    ['.picture-still', '.picture-still img'].map((words) => {
      const { x, y, width, height } = document.querySelector(words)!.getBoundingClientRect()
      return { x, y, width, height }
    }),
  )
  held.canvas.letGo()
  expect(boxes[1]).toEqual(boxes[0])
  await context.close()
})

/** Delays responses until they are released. */
function hold() {
  let letGo = (): void => undefined
  const isFree = new Promise<void>((free) => (letGo = free))
  return {
    letGo: () => letGo(),
    route: async (route: Route): Promise<void> => {
      await isFree
      await route.continue()
    },
  }
}
