/** The content security policy: pages comply with it, and it blocks everything else. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openHouse, visit } from './harness.ts'
import { playByWhim, sitDown } from './person.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

interface Watched {
  violations?: string[]
}

/** Runs inside the page before anything else. */
function watchPolicy(): void {
  const kept = window as unknown as Watched
  const violations = (kept.violations ??= [])
  document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sample, sourceFile } = event
    violations.push(`${effectiveDirective}: ${blockedURI} ${sample} (${sourceFile})`)
  })
}

function watchPolicyOnPhone(): void {
  Object.defineProperty(navigator, 'platform', { value: 'iPhone' })
  Object.defineProperty(navigator, 'userAgentData', { value: undefined })
  const kept = window as unknown as Watched
  const violations = (kept.violations ??= [])
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
    violations.push(effectiveDirective)
  })
}

const violationsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as Watched).violations ?? ['nobody watched'])

test('a match in 3D keeps to the policy with models, textures, physics, workers, sound and service worker', async () => {
  const { page, complaints, context } = await sitDown(house, {
    game: 'border',
    kinds: 'hb',
    seed: 'policy',
    settings: { tableView: 'scene', quality: 'low', speed: 'quick' },
    options: { serviceWorkers: 'allow' },
    init: watchPolicy,
  })
  await page.locator('canvas').waitFor()
  expect(await playByWhim(page, { seed: 'policy', most: 6 })).toBe('enough')
  expect(page.workers().length).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByText('Polski').click()
  await page.getByRole('button', { name: 'Zamknij' }).click()
  await page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.state))
  expect(await violationsOf(page)).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})

test('pages around a match keep to the policy', async () => {
  const { page, complaints, context } = await visit(house, '/', {}, watchPolicy)
  for (const path of [
    '/',
    '/settings',
    '/setup/rajas',
    '/reference/nagaraja',
    '/tray',
    '/nowhere',
  ]) {
    await page.goto(house.address + path)
    await page.locator('#root > *').first().waitFor()
    await page.waitForLoadState('networkidle')
    expect([path, ...(await violationsOf(page))]).toEqual([path])
  }
  expect(complaints).toEqual([])
  await context.close()
})

test('dialogs on a phone, which lock scrolling, keep to the policy', async () => {
  const { page, complaints, context } = await sitDown(house, {
    game: 'border',
    kinds: 'hb',
    seed: 'phone',
    init: watchPolicyOnPhone,
  })
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').waitFor()
  const styles = () => page.evaluate(() => document.head.innerHTML)
  await expect.poll(styles).toContain('overscroll-behavior')
  expect(await violationsOf(page)).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})

test('the policy blocks foreign requests, inline scripts and inline styles', async () => {
  const { page, context } = await visit(house, '/settings', {}, watchPolicy)
  const ran = await page.evaluate(async () => {
    const script = document.createElement('script')
    script.textContent = 'window.ran = true'
    document.head.append(script)
    const style = document.createElement('style')
    style.textContent = 'html { opacity: 0.5 }'
    document.head.append(style)
    const asked = await fetch('https://example.org/').then(
      () => true,
      () => false,
    )
    return ['ran' in window, getComputedStyle(document.documentElement).opacity, asked]
  })
  expect(ran).toEqual([false, '1', false])
  const stopped = (await violationsOf(page)).map((one) => one.split(':')[0])
  expect(new Set(stopped)).toEqual(new Set(['script-src-elem', 'style-src-elem', 'connect-src']))
  await context.close()
})

test('a foreign frame cannot show the table', async () => {
  const context = await house.browser.newContext()
  const page = await context.newPage()
  await page.setContent(`<iframe src="${house.address}/settings"></iframe>`)
  await expect.poll(() => page.frames().at(-1)?.url()).toContain('chrome-error')
  await context.close()
})
