/** One measured visit to a half-played match: every camera, a restored context, a throw, and a rest. */
import type { Page } from 'playwright-core'
import type { Match } from '../../src/kernel/match.ts'
import type { Quality } from '../../src/scenes/contract.ts'
import { type House, visit, type Visit } from '../browser/harness.ts'
import { quickSettings, rendered } from '../browser/person.ts'
import { scriptsOf } from '../browser/scripts.ts'
import { fileText, type Sitter } from './midMatch.ts'
import { type Bytes, bytesToTable } from './sceneBytes.ts'
import { type DrawnFrame, installProbe } from './sceneProbe.ts'
import { traced, workOfFrames } from './sceneTrace.ts'
import { atRest, limits, progress, waitFor } from './sceneWait.ts'

/**
 * Milliseconds without a frame that count as rest: after a camera change, and after a change that may need the network
 * or a worker.
 */
const rest = { camera: 600, table: 2500 } as const
const idleMilliseconds = 5000

/** Cost of a still frame from one camera. */
export interface Seen {
  readonly camera: string
  readonly calls: number
  readonly triangles: number
}

export interface Rolled {
  readonly stall: number
  readonly seconds: number
  readonly frames: readonly DrawnFrame[]
  readonly work: readonly number[]
  readonly longTasks: readonly number[]
}

export interface Visited {
  readonly round: readonly Seen[]
  readonly bytes: Bytes
  readonly rolled: Rolled
  readonly idleFrames: number
  readonly all: readonly DrawnFrame[]
}

export interface Played {
  readonly game: string
  readonly seats: number
}

/** Selects each camera of the list as a person does, except other seats' boards, which are like the first seat's. */
async function lookRound(page: Page): Promise<readonly Seen[]> {
  const list = page.locator('.camera select')
  const cameras = await list
    .locator('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))
  const seen: Seen[] = []
  for (const camera of cameras.filter((name) => !/-[1-9]$/.test(name))) {
    progress(`looks through the camera “${camera}”`)
    await list.selectOption(camera)
    await rendered(page)
    await atRest(page, `the picture of the camera “${camera}” to stand still`, rest.camera)
    const last = await page.evaluate(() => window.probe.frames.at(-1))
    seen.push({ camera, calls: last?.calls ?? 0, triangles: Math.round(last?.triangles ?? 0) })
  }
  return seen
}

/** One throw by the button, measured until the next choice is offered. */
async function rollOnce(house: House, page: Page): Promise<Rolled> {
  const { table } = limits
  await waitFor('something to throw', table, page.locator('.throw').waitFor({ timeout: table }))
  await atRest(page, 'the table to stand still before the throw', rest.table)
  progress('throws')
  await house.browser.startTracing(page, { categories: [...traced] })
  const pressed = await page.evaluate(() => {
    document.querySelector<HTMLElement>('.throw')?.click()
    return performance.now()
  })
  const choices = page.waitForFunction(
    () => document.querySelectorAll('.choices:not([hidden]) [data-command]').length > 1,
    null,
    { timeout: limits.throw },
  )
  await waitFor('the pieces to lie and something to choose', limits.throw, choices)
  const { frames, longTasks } = await page.evaluate(
    (from) => ({
      frames: window.probe.frames.filter(({ at }) => at >= from),
      longTasks: window.probe.longTasks.filter(({ at }) => at >= from).map(({ length }) => length),
    }),
    pressed,
  )
  const work = workOfFrames(await house.browser.stopTracing())
  const stall = (frames[0]?.at ?? pressed) - pressed
  const seconds = ((frames.at(-1)?.at ?? pressed) - pressed) / 1000
  return { stall, seconds, frames, work, longTasks }
}

async function framesWhileIdle(page: Page): Promise<number> {
  await atRest(page, 'the table to stand still after the throw', rest.table)
  progress('leaves the table alone')
  const before = await page.evaluate(() => window.probe.frames.length)
  await page.waitForTimeout(idleMilliseconds)
  return (await page.evaluate(() => window.probe.frames.length)) - before
}

/** All seats are people at this device; where hands are secret, one person plays with bots. */
function sittersOf({ game, seats }: Played): readonly Sitter[] {
  const isSecret = game === 'nagaraja'
  return ['Ada', 'Tansen', 'Zoe', 'Noor'].slice(0, seats).map((name, seat) => ({
    name,
    kind: isSecret && seat > 0 ? 'bot' : 'human',
  }))
}

const settings = { tableView: 'scene', throwing: 'hand', speed: 'normal' } as const

async function keepSettings(page: Page, more: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate(
    (kept) => localStorage.setItem('jharokha.settings', kept),
    JSON.stringify({ ...quickSettings, ...settings, ...more }),
  )
}

async function tableStands(page: Page): Promise<void> {
  const ready = page.locator('.picture[data-ready=true]').waitFor({ timeout: limits.table })
  await waitFor('the first picture of the table', limits.table, ready)
  await atRest(page, 'the table to stand still', rest.table)
}

/** Opens the table of a match from a file; cameras jump instead of flying. */
async function open(house: House, quality: Quality, match: Match, played: Played): Promise<Visit> {
  const seen = await visit(house, '/settings', {}, installProbe)
  const { page } = seen
  await keepSettings(page, { quality, motion: 'reduced' })
  await page.goto(house.address)
  await page.locator('input[type=file]').setInputFiles({
    name: 'match.json',
    mimeType: 'application/json',
    buffer: Buffer.from(fileText(match, sittersOf(played))),
  })
  await tableStands(page)
  return seen
}

/** Opens the match in a new tab, as a returning person does, and records the scripts that it loads. */
async function comeBack({ page, context }: Visit, quality: Quality) {
  await keepSettings(page, { quality, motion: 'full' })
  const address = page.url()
  await page.close()
  const again = await context.newPage()
  const scripts = scriptsOf(again)
  await again.goto(address)
  await tableStands(again)
  return { again, scripts }
}

/** Measures a throw of one match; the first visit also measures loading and each camera. */
export async function visitMatch(
  house: House,
  quality: Quality,
  match: Match,
  played: Played,
  isFirst: boolean,
): Promise<Visited> {
  progress(`brings a match after ${match.length} inputs`)
  const first = await open(house, quality, match, played)
  const round = isFirst ? await lookRound(first.page) : []
  progress('comes back to it, with nothing loaded')
  const { again: page, scripts } = await comeBack(first, quality)
  const bytes = await bytesToTable(page, played.game, scripts)
  const rolled = await rollOnce(house, page)
  const idleFrames = isFirst ? await framesWhileIdle(page) : 0
  const all = await page.evaluate(() => window.probe.frames)
  await first.context.close()
  return { round, bytes, rolled, idleFrames, all }
}
