/** Closing or killing the tab at any moment loses nothing that was accepted. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeRandom } from '../../src/kernel/random.ts'
import type { Entry } from '../../src/kernel/record.ts'
import { type House, openHouse } from './harness.ts'
import { keptEntries, shownSteps, sitDown } from './person.ts'

const kills = 50
/** Every so many times the tab is not closed but its process crashes. */
const crashEvery = 10

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

test(`a match of bots is killed ${kills} times and comes to its end`, async () => {
  const first = await sitDown(house, {
    game: 'border',
    kinds: 'bbb',
    seed: 'kills',
    settings: { speed: 'quick' },
  })
  const { context } = first
  const address = first.page.url()
  const random = makeRandom('kills')
  let page = first.page
  let known: readonly Entry[] = []
  for (let kill = 1; kill <= kills; kill += 1) {
    await page.locator('.timeline input').waitFor()
    await page.waitForTimeout(random.int(400))
    const shown = await shownSteps(page)
    if (kill % crashEvery === 0) {
      const session = await context.newCDPSession(page)
      session.send('Page.crash').catch(() => undefined)
      await page.waitForEvent('crash')
    }
    await page.close()
    page = await context.newPage()
    await page.goto(address)
    await page.locator('.timeline input').waitFor()
    const entries = await keptEntries(page)
    expect(entries.length).toBeGreaterThanOrEqual(shown)
    expect(entries.slice(0, known.length)).toEqual(known)
    known = entries
  }
  expect(known.length).toBeGreaterThan(10)
  await context.close()
})
