/** Visits bots' drawn tables one after another in one tab, and leaves them while something moves. */
import type { Page } from 'playwright-core'
import { gameIds, loadGame } from '../../src/games/index.ts'
import { beginMatch } from '../../src/session/header.ts'
import { coarse, type House, visit, type Visit } from './harness.ts'
import { watchRenderers } from './held.ts'
import { quickSettings, shownSteps } from './person.ts'
import { putOnShelf } from './shelfRows.ts'

const bots = ['Noor', 'Tansen'].map((name, i) => {
  return { name, kind: 'bot', colour: i === 0 ? 'ruby' : 'lapis' } as const
})

/**
 * A page retains data of the last table, more for a longer match: the first and the last visits use matches of equal
 * length, those between continue their own.
 */
const rounds = ['first', 'between', 'last'] as const
type Round = (typeof rounds)[number]

/** A match that has just begun, as a row of the database. */
async function begunMatch(round: Round, id: string): Promise<object> {
  const game = await loadGame(id)
  if (!game) throw new Error(`no game ${id}`)
  const seated = {
    id: `${round}-${id}`,
    sittings: bots,
    created: 1,
    origin: { kind: 'free' },
  } as const
  const begun = beginMatch(game, {}, seated)
  if (!begun.ok) throw new Error(begun.refusal.code)
  return begun.header
}

/** Opens the start page in a small window, with stored matches of every game. */
export async function comeToTables(house: House): Promise<Visit> {
  const small = { ...coarse, viewport: { width: 480, height: 320 } }
  const seen = await visit(house, '/', small, watchRenderers)
  const settings = { ...quickSettings, speed: 'quick', tableView: 'scene', motion: 'full' }
  await seen.page.evaluate(
    (kept) => localStorage.setItem('jharokha.settings', kept),
    JSON.stringify({ ...settings, quality: 'low' }),
  )
  const begun = rounds.flatMap((round) => gameIds.map((id) => begunMatch(round, id)))
  await putOnShelf(seen.page, await Promise.all(begun))
  return seen
}

/** Milliseconds to stay at an opened table. */
const stay = 500

async function reachStep(page: Page, step: number): Promise<void> {
  while ((await shownSteps(page)) < step) await page.waitForTimeout(100)
}

/** Navigates to another page of the app without a reload. */
export function follow(page: Page, address: string): Promise<void> {
  return page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
}

/** Opens the table of one match and leaves it; a `whole` visit waits for a throw and a bot's choice. */
async function visitTable(page: Page, match: string, isWhole: boolean): Promise<void> {
  await follow(page, `/table/${match}`)
  await page.locator('.picture[data-ready=true]').waitFor()
  if (isWhole) await reachStep(page, 5)
  else await page.waitForTimeout(stay)
  await page.goBack()
  await page.locator('.shelf-link').first().waitFor()
}

/** All games' tables, each in a match that has just begun. */
export async function visitEachTable(page: Page, round: 'first' | 'last'): Promise<void> {
  for (const game of gameIds) await visitTable(page, `${round}-${game}`, true)
}

/** Visits each game's table in turn, `times` visits in all. */
export async function visitTables(page: Page, times: number): Promise<void> {
  for (let i = 0; i < times; i += 1) {
    await visitTable(page, `between-${gameIds[i % gameIds.length] ?? ''}`, false)
  }
}

/** Visits a component of the showcase and the stage, and comes back. */
export async function visitShowcase(page: Page): Promise<void> {
  await follow(page, '/showcase/rajas/elephant')
  await page.locator('canvas').first().waitFor()
  await page.waitForTimeout(stay)
  await follow(page, '/stage')
  await page.waitForTimeout(stay)
  await follow(page, '/')
  await page.locator('.shelf-link').first().waitFor()
}
