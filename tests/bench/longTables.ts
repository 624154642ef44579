/** Two bots play all games in turn in one page that is never reloaded, while a stage follows them. */
import type { BrowserContext, Page } from 'playwright-core'
import { gameIds, loadGame } from '../../src/games/index.ts'
import { beginMatch } from '../../src/session/header.ts'
import { type House, visit } from '../browser/harness.ts'
import { watchRenderers } from '../browser/held.ts'
import { quickSettings } from '../browser/person.ts'
import { putOnShelf } from '../browser/shelfRows.ts'
import { follow } from '../browser/visits.ts'
import { fileText, stagesOf } from './midMatch.ts'

/** Figures of one visit to a table. */
export interface Sat {
  readonly game: string
  /** The match has ended, so that the next visit to this game begins another one. */
  readonly isOver: boolean
  readonly seconds: number
  readonly frames: number
  /** Duration of the page's longest task (ms). */
  readonly longest: number
  /** KiB of storage that the browser keeps for this page. */
  readonly storage: number
  /** Steps of the match that the stage had shown when the table was left. */
  readonly staged: number
}

declare global {
  interface Window {
    /** Milliseconds; reset by its reader. */
    longestTask: number
  }
}

/** Self-contained, since it is sent to the page as text. */
function watchTasks(): void {
  window.longestTask = 0
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      window.longestTask = Math.max(window.longestTask, duration)
    }
  }).observe({ type: 'longtask' })
}

const settings = { ...quickSettings, speed: 'quick', tableView: 'scene', motion: 'full' } as const

const bots = ['Noor', 'Tansen'].map((name) => ({ name, kind: 'bot' }) as const)

/** A small window of its own, opened once, that finds each new table by itself. */
async function openStage(house: House, context: BrowserContext): Promise<Page> {
  const stage = await context.newPage()
  await stage.setViewportSize({ width: 480, height: 270 })
  await stage.goto(`${house.address}/stage?quality=low&sound=off`)
  await stage.locator('.stage').waitFor()
  return stage
}

async function enter(house: House): Promise<{ page: Page; stage: Page }> {
  const small = { viewport: { width: 640, height: 400 } }
  const { page, context } = await visit(house, '/settings', small, watchRenderers)
  // a busy machine is slow, which this benchmark does not measure
  context.setDefaultTimeout(120_000)
  await context.addInitScript(watchTasks)
  await page.evaluate(
    ([seats, kept]) => {
      localStorage.setItem('jharokha.seats', seats)
      localStorage.setItem('jharokha.settings', kept)
    },
    [
      JSON.stringify({ count: 2, sittings: bots }),
      JSON.stringify({ ...settings, quality: 'low' }),
    ] as const,
  )
  await page.goto(`${house.address}/`)
  return { page, stage: await openStage(house, context) }
}

const resting = 'resting'

async function goHome(page: Page): Promise<void> {
  await follow(page, '/')
  await page.locator('.shelf-link').first().waitFor()
}

/** Stores an unfinished match that nobody continues on the shelf. */
async function shelveResting(page: Page): Promise<void> {
  const game = await loadGame(gameIds[0] ?? '')
  if (!game) throw new Error('no game to rest at')
  const sittings = (['ruby', 'lapis'] as const).map((colour) => {
    return { name: colour, kind: 'human', colour } as const
  })
  const begun = beginMatch(
    game,
    {},
    { id: resting, sittings, created: 1, origin: { kind: 'free' } },
  )
  if (!begun.ok) throw new Error(begun.refusal.code)
  await putOnShelf(page, [begun.header])
}

/** Opens the end page of a match of each game, so that its files are already fetched. */
async function seeEnds(page: Page): Promise<void> {
  for (const game of gameIds) {
    const over = stagesOf({ game, seats: 2 }).at(-1)
    if (!over) throw new Error(`${game}: no match`)
    await page.locator('input[type=file]').setInputFiles({
      name: 'match.json',
      mimeType: 'application/json',
      buffer: Buffer.from(fileText(over, bots)),
    })
    await page.locator('.end-window').waitFor()
    await goHome(page)
  }
}

/**
 * A page retains data of the last table, more for a longer match; so before each measurement it visits the same table
 * in the same state.
 */
async function rest(page: Page): Promise<void> {
  await follow(page, `/table/${resting}`)
  await page.locator('.picture[data-ready=true]').waitFor()
  await goHome(page)
}

/** Opens the match on the shelf, or a new one. */
async function open(page: Page, game: string, match: string | undefined): Promise<string> {
  if (match === undefined) {
    await page.locator(`a[href="/setup/${game}"]`).first().click()
    await page.locator('.setup-go button').click()
  } else await page.locator(`.shelf-link[href="${match}"]`).click()
  await page.locator('.picture[data-ready=true]').waitFor()
  return new URL(page.url()).pathname
}

/** Waits; true if the match ends within so many seconds. */
async function stay(page: Page, seconds: number): Promise<boolean> {
  const end = page.locator('.room a[href^="/end/"]').first()
  return end.waitFor({ timeout: seconds * 1000 }).then(
    () => true,
    () => false,
  )
}

/** Number of frames that this table's renderer has drawn. */
const framesOf = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, ...window.livingRenderers().map(({ info }) => info.render.frame)))

async function leave(page: Page, isOver: boolean): Promise<void> {
  if (isOver) {
    await page.locator('.room a[href^="/end/"]').first().click()
    await page.locator('.end-window').waitFor()
  }
  await goHome(page)
}

const isOnShelf = async (page: Page, match: string | undefined): Promise<boolean> =>
  match !== undefined && (await page.locator(`.shelf-link[href="${match}"]`).count()) > 0

export async function sitAtTables(house: House, seconds: number) {
  const { page, stage } = await enter(house)
  await shelveResting(page)
  await seeEnds(page)
  const matches = new Map<string, string>()
  let turn = 0
  return {
    page,
    stage,
    /** Stays at the next game's table until the time or the match is over. */
    async sit(): Promise<Sat> {
      const game = gameIds[turn % gameIds.length] ?? ''
      turn += 1
      const began = Date.now()
      matches.set(game, await open(page, game, matches.get(game)))
      const isOver = await stay(page, seconds)
      const frames = await framesOf(page)
      const staged = Number(await stage.locator('.stage').getAttribute('data-number'))
      const spent = (Date.now() - began) / 1000
      await leave(page, isOver)
      // the match may have ended while the table was being left
      await rest(page)
      if (!(await isOnShelf(page, matches.get(game)))) matches.delete(game)
      const { longest, storage } = await page.evaluate(async () => {
        const { usage = 0 } = await navigator.storage.estimate()
        const longest = window.longestTask
        window.longestTask = 0
        return { longest, storage: Math.round(usage / 1024) }
      })
      return { game, isOver, seconds: spent, frames, longest, storage, staged }
    },
  }
}
