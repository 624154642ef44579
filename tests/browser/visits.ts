/** A person who goes from table to table in one tab: each game's, drawn in 3D, played by bots, left while something moves. */
import type { Page } from 'playwright-core'
import { gameIds, loadGame } from '../../src/games/index.ts'
import { begin } from '../../src/session/header.ts'
import { coarse, type House, visit, type Visit } from './harness.ts'
import { watchRenderers } from './held.ts'
import { quickSettings, shownSteps } from './person.ts'
import { putOnShelf } from './shelfRows.ts'

const bots = ['Noor', 'Tansen'].map((name, i) => {
  return { name, kind: 'bot', colour: i === 0 ? 'ruby' : 'lapis' } as const
})

/** A match that has just begun, as a row of the shelf. */
async function begunMatch(id: string): Promise<object> {
  const game = await loadGame(id)
  if (!game) throw new Error(`no game ${id}`)
  const seated = { id: `left-${id}`, sittings: bots, created: 1, origin: { kind: 'free' } } as const
  const begun = begin(game, {}, seated)
  if (!begun.ok) throw new Error(begun.refusal.code)
  return begun.header
}

/** The start page in a small window, with a match of every game to go on with. */
export async function comeToTables(house: House): Promise<Visit> {
  const small = { ...coarse, viewport: { width: 480, height: 320 } }
  const seen = await visit(house, '/', small, watchRenderers)
  const settings = { ...quickSettings, speed: 'quick', tableView: 'scene', motion: 'full' }
  await seen.page.evaluate(
    (kept) => localStorage.setItem('jharokha.settings', kept),
    JSON.stringify({ ...settings, quality: 'low' }),
  )
  await putOnShelf(seen.page, await Promise.all(gameIds.map(begunMatch)))
  return seen
}

/** Milliseconds in which a table that has been opened goes on. */
const stay = 500

async function reachStep(page: Page, step: number): Promise<void> {
  while ((await shownSteps(page)) < step) await page.waitForTimeout(100)
}

/** To the table of one game and back; for a `whole` visit until dice have fallen and a bot has chosen. */
async function visitTable(page: Page, game: string, isWhole: boolean): Promise<void> {
  await page.locator(`.shelf-link[href="/table/left-${game}"]`).click()
  await page.locator('.picture[data-ready=true]').waitFor()
  if (isWhole) await reachStep(page, 5)
  else await page.waitForTimeout(stay)
  await page.goBack()
  await page.locator('.shelf-link').first().waitFor()
}

/** All games' tables for the first time: what the page needs for them is fetched, compiled and drawn. */
export async function visitEachTable(page: Page): Promise<void> {
  for (const game of gameIds) await visitTable(page, game, true)
}

/** Each game's table in turn, as often as it takes. */
export async function visitTables(page: Page, times: number): Promise<void> {
  for (let i = 0; i < times; i += 1) {
    await visitTable(page, gameIds[i % gameIds.length] ?? '', false)
  }
}

function follow(page: Page, address: string): Promise<void> {
  return page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
}

/** To one thing of the showcase, to the stage, and back. */
export async function visitShowcase(page: Page): Promise<void> {
  await follow(page, '/showcase/rajas/elephant')
  await page.locator('canvas').first().waitFor()
  await page.waitForTimeout(stay)
  await follow(page, '/stage')
  await page.waitForTimeout(stay)
  await follow(page, '/')
  await page.locator('.shelf-link').first().waitFor()
}
