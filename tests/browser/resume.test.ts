/** Resuming matches: a closed or crashed tab loses no step that was shown. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { resume } from '../../src/session/resume.ts'
import { border } from '../../src/games/border/index.ts'
import { rajas } from '../../src/games/rajas/index.ts'
import type { AnyGame } from '../../src/kernel/game.ts'
import { hash } from '../../src/kernel/hash.ts'
import { makeRandom } from '../../src/kernel/random.ts'
import type { Entry } from '../../src/kernel/record.ts'
import { run as play } from '../../src/cli/play.ts'
import { makeTestTerminal } from '../cli/testTerminal.ts'
import { type House, openHouse, openTextHouse, visit } from './harness.ts'
import {
  keptEntries,
  keptHeaders,
  playByWhim,
  quickSettings,
  shownSteps,
  sitDown,
} from './person.ts'

/** One of so many kills crashes the tab's process. */
const crashEvery = 5

let text: House
let drawn: House
beforeAll(async () => {
  ;[text, drawn] = await Promise.all([openTextHouse(), openHouse()])
})
afterAll(() => Promise.all([text.close(), drawn.close()]))

/** Runs inside the page: stores the number of shown steps at once. */
function watchShown(): void {
  new MutationObserver(() => {
    const place = document.querySelector('.timeline input')?.getAttribute('aria-valuetext')
    const shown = /\d+/.exec(place ?? '')?.[0]
    if (shown) localStorage.setItem('shown', shown)
  }).observe(document, { subtree: true, childList: true, attributes: true })
}

/** Reloads the document at once; after a crash opens another tab. */
async function killed(page: Page, isCrash: boolean): Promise<Page> {
  if (!isCrash) {
    await page.reload({ waitUntil: 'commit' })
    return page
  }
  const address = page.url()
  const session = await page.context().newCDPSession(page)
  session.send('Page.crash').catch(() => undefined)
  await page.waitForEvent('crash')
  const next = await page.context().newPage()
  await Promise.all([page.close(), next.goto(address, { waitUntil: 'commit' })])
  return next
}

/** Waits until a new step is shown or the match is over. */
async function goesOn(page: Page, than: number): Promise<void> {
  await page.waitForFunction(
    (before) => {
      const place = document.querySelector('.timeline input')?.getAttribute('aria-valuetext')
      const shown = Number(/\d+/.exec(place ?? '')?.[0] ?? -1)
      return shown > before || document.querySelector('.room a[href^="/end/"]') !== null
    },
    than,
    { polling: 20 },
  )
}

interface Plan {
  readonly house: House
  readonly game: AnyGame
  readonly kills: number
  /** Longest time until the tab is killed (ms). */
  readonly longest: number
  readonly settings: Readonly<Record<string, unknown>>
  /** Selector of an element that must be visible before the match goes on. */
  readonly mark?: string
}

/** After each kill the stored entries begin with those of before, and include every shown step. */
async function killAndResume(plan: Plan): Promise<void> {
  const { house, game, kills, longest, settings, mark } = plan
  const seed = `kills-${kills}`
  const wish = { game: game.id, kinds: 'bb', seed, settings, init: watchShown }
  const { page: first, context } = await sitDown(house, wish)
  const random = makeRandom(seed)
  const lengths = new Set<number>()
  let page = first
  let known: readonly Entry[] = []
  for (let i = 1; i <= kills; i += 1) {
    if (mark) await page.locator(mark).waitFor()
    await goesOn(page, known.length)
    await page.waitForTimeout(random.int(longest))
    page = await killed(page, i % crashEvery === 0)
    const shown = Number(await page.evaluate(() => localStorage.getItem('shown') ?? '0'))
    const entries = await keptEntries(page)
    expect(entries.length).toBeGreaterThanOrEqual(shown)
    expect(hash(entries.slice(0, known.length))).toBe(hash(known))
    await page.locator('.timeline input').waitFor()
    expect(await shownSteps(page)).toBeGreaterThanOrEqual(entries.length)
    known = entries
    lengths.add(entries.length)
  }
  const [header] = await keptHeaders(page)
  expect(header?.length).toBeGreaterThanOrEqual(known.length)
  expect(header && resume(game, header, known).refusal).toBeNull()
  expect(lengths.size).toBeGreaterThan(kills / 2)
  await context.close()
}

/** Ten moments, two of them crashes; `JHAROKHA_KILLS=200` makes an evening of it. */
const textKills = Number(process.env['JHAROKHA_KILLS'] ?? 10)

/** Timeout of a test (ms), long enough for a busy machine. */
const timeoutMs = 600_000

test(
  'a match as text survives reloads and crashes at random moments',
  () =>
    killAndResume({
      house: text,
      game: rajas,
      kills: textKills,
      longest: 400,
      settings: { speed: 'quick' },
    }),
  timeoutMs,
)

test(
  'a drawn match survives reloads at 2 random moments',
  () =>
    killAndResume({
      house: drawn,
      game: border,
      kills: 2,
      longest: 1500,
      mark: '.picture[data-ready="true"]',
      // at the fastest speed a match could end before its first frame
      settings: { speed: 'quick', tableView: 'scene', quality: 'low' },
    }),
  timeoutMs,
)

test(
  'a match that was begun at the terminal goes on in the page with its names and its bot',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'jharokha-terminal-'))
    const file = join(folder, 'match.json')
    const seats = ['--seats', '2', '--bots', '1', '--names', 'Asha,Vikram']
    await play(
      ['--game', 'border', ...seats, '--seed', 'a', '--save', file],
      makeTestTerminal(['', '1', '1', 'q']),
    )
    const before = (JSON.parse(readFileSync(file, 'utf8')) as { entries: readonly Entry[] }).entries
    const { page, context, complaints } = await visit(text, '/?view=panels')
    await page.evaluate(
      (kept) => localStorage.setItem('jharokha.settings', kept),
      JSON.stringify(quickSettings),
    )
    await page.goto(text.address)
    await page.locator('input[type=file]').setInputFiles(file)
    await page.locator('.room').waitFor()
    expect(await page.locator('main').innerText()).toContain('Asha')
    expect(await playByWhim(page, { seed: 'page', most: 6 })).toBe('enough')
    const entries = await keptEntries(page)
    expect(hash(entries.slice(0, before.length))).toBe(hash(before))
    expect(entries.length).toBeGreaterThan(before.length)
    const [header] = await keptHeaders(page)
    expect(header).toMatchObject({
      sittings: [
        { name: 'Asha', kind: 'human' },
        { name: 'Vikram', kind: 'bot' },
      ],
      origin: { kind: 'foretold', seed: 'a' },
    })
    expect(complaints).toEqual([])
    await context.close()
    rmSync(folder, { recursive: true })
  },
  timeoutMs,
)
