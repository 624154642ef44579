/** Embedded showcase components: frames on foreign pages, and the files that a component fetches. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openDrawnHouse, visit } from './harness.ts'

let house: House
beforeAll(async () => {
  house = await openDrawnHouse()
})
afterAll(() => house.close())

const small = { viewport: { width: 640, height: 480 } }
const canvas = '.showcase-stage canvas'
const drawn = `${canvas}[data-shown]`

/** Serves a page from another port, so that its frames are cross-origin. */
async function serveBlog(frames: string): Promise<{ address: string; close(): void }> {
  const page = `<!doctype html><title>A blog</title>${frames}`
  const server = createServer((_, answer) =>
    answer.writeHead(200, { 'content-type': 'text/html' }).end(page),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}/`, close: () => void server.close() }
}

test('a foreign page may frame a bare component and no other page', async () => {
  const { page, context } = await visit(house, '/showcase/budgets', small)
  const frame = (id: string, path: string) =>
    `<iframe id="${id}" src="${house.address}${path}" width="300" height="220"></iframe>`
  const blog = await serveBlog(
    [
      frame('bare', '/showcase/rajas/fort?q=low&ui=none&spin=20'),
      frame('unknown', '/showcase/rajas/nothing?ui=none'),
      frame('whole', '/showcase/rajas/fort?q=low'),
      frame('shelf', '/showcase/rajas?ui=none'),
      frame('all', '/showcase?ui=none'),
      frame('other', '/settings?ui=none'),
    ].join(''),
  )
  await page.goto(blog.address)
  const inside = page.frameLocator('#bare')
  await inside.locator(canvas).waitFor()
  const pixels = () =>
    inside.locator(canvas).evaluate((own) => (own as HTMLCanvasElement).toDataURL())
  await expect.poll(async () => (await pixels()).length, { timeout: 60_000 }).toBeGreaterThan(5000)
  const before = await pixels()
  // all moving parts are loaded
  await inside.locator('.showcase-coming').waitFor({ state: 'detached' })
  // the component rotates
  await expect.poll(pixels, { timeout: 60_000 }).not.toBe(before)
  expect(await inside.locator('.showcase-panel').count()).toBe(0)
  await inside.locator('.showcase-stage').press('ArrowLeft')
  await inside.locator('.showcase-stage').press('ArrowLeft')
  expect(await inside.locator('.showcase-panel').count()).toBe(0)
  expect(await inside.locator('a').count()).toBe(0)
  const unknown = page.frameLocator('#unknown')
  await unknown.locator('.notice-card').waitFor()
  expect(await unknown.locator('a, button').count()).toBe(0)
  for (const id of ['whole', 'shelf', 'all', 'other'])
    expect(await page.frameLocator(`#${id}`).locator('#root').count(), id).toBe(0)
  blog.close()
  await context.close()
})

test('the service worker lets frames show bare components and the stage, and no other page', async () => {
  const { page, context } = await visit(house, '/settings', { ...small, serviceWorkers: 'allow' })
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const bare = `${house.address}/showcase/rajas/nothing?ui=none`
  const blog = await serveBlog(
    `<iframe id="bare" src="${bare}"></iframe><iframe id="all" src="${house.address}/settings"></iframe>`,
  )
  const answers: string[] = []
  page.on('response', (answer) => {
    if (answer.fromServiceWorker()) answers.push(answer.url())
  })
  await page.goto(blog.address)
  await page.frameLocator('#bare').locator('.notice-card').waitFor()
  expect(answers).toContain(bare)
  expect(await page.frameLocator('#all').locator('#root').count()).toBe(0)
  await page.goto(`${house.address}/stage/address`)
  await page.frameLocator('iframe').locator('.stage').waitFor()
  blog.close()
  await context.close()
})

const gameIds = ['border', 'nagaraja', 'rajas']

test.each([
  ['rajas/elephant', ['rajas-elephant-low']],
  ['border/chalk', ['chalk']],
  ['nagaraja/relic-conch', ['nagaraja-relic-conch-low']],
])('the component page %s fetches only its own model and game', async (path, models) => {
  const context = await house.browser.newContext({ ...small, serviceWorkers: 'block' })
  context.setDefaultTimeout(90_000)
  const page = await context.newPage()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(`${house.address}/showcase/${path}?q=low`)
  await page.locator(drawn).waitFor()
  const found = asked.filter((name) => name.endsWith('.glb'))
  expect(found).toEqual(models.map((name) => expect.stringContaining(`/${name}`)))
  const others = gameIds.filter((game) => !path.startsWith(game))
  const foreign = others.map((game) => `/game-${game}-`)
  expect(asked.filter((name) => foreign.some((part) => name.includes(part)))).toEqual([])
  await context.close()
})
