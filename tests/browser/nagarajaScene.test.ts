/** A whole match of Nagaraja by touching what glows on the table, and nothing else; what is hidden is nowhere in the page. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nagaraja } from '../../src/games/nagaraja/index.ts'
import type { State } from '../../src/games/nagaraja/types.ts'
import { type Match, start, submit } from '../../src/kernel/match.ts'
import { makeRandom } from '../../src/kernel/random.ts'
import type { Entry } from '../../src/kernel/record.ts'
import { type House, openHouse } from './harness.ts'
import { keptEntries, rendered, settled, shownSteps, sitDown } from './person.ts'
import { wordsIn } from './sceneText.ts'
import { atRest, glowsOf, watchScene } from './sight.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

/** Longer than any match, so that one that goes round in circles ends the test. */
const patience = 1500
/** A small window is drawn faster without a graphics card. */
const size = { width: 960, height: 540 }
const shots = process.env['JHAROKHA_SHOTS']

const isOver = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('.room a[href^="/end/"]') !== null)

/** Touches one of the things that glow; what is asked for twice is touched twice. */
async function touchOne(page: Page, random: ReturnType<typeof makeRandom>): Promise<boolean> {
  const glows = await glowsOf(page)
  const { width, height } = size
  const seen = glows.filter(({ x, y }) => x > 0 && y > 60 && x < width - 10 && y < height - 10)
  if (seen.length === 0) return false
  const { x, y } = random.pick(seen)
  const before = await shownSteps(page)
  await page.mouse.click(x, y)
  await rendered(page)
  const isAsked = (await shownSteps(page)) === before && random.int(2) === 0
  if (isAsked) await page.mouse.click(x, y)
  return true
}

/** What the page held after so many inputs. */
interface Held {
  readonly steps: number
  readonly words: string
}

/** The cards that nobody but a bot, or nobody at all, can know after so many inputs. */
function hiddenCards(entries: readonly Entry[], steps: number): readonly string[] {
  const begun = start(nagaraja, 2)
  if (!begun.ok) throw new Error(begun.refusal.code)
  let match = begun.match as unknown as Match
  for (const entry of entries.slice(0, steps)) {
    const done = submit(match, entry)
    if (!done.ok) throw new Error(done.refusal.code)
    ;({ match } = done)
  }
  const { players, deck } = match.state as State
  const [, bot] = players
  return [...bot.hand, ...(bot.revealed ? [] : bot.laid), ...deck]
}

async function heldBy(page: Page): Promise<readonly Held[]> {
  const steps = await shownSteps(page)
  const words = await wordsIn(page)
  return steps === (await shownSteps(page)) ? [{ steps, words }] : []
}

test('played to its end by touches alone', { timeout: 900_000 }, async () => {
  const { page, complaints, context } = await sitDown(house, {
    game: 'nagaraja',
    kinds: 'hb',
    seed: 'touches',
    settings: { tableView: 'scene', quality: 'low' },
    options: { viewport: size },
    init: watchScene,
  })
  await page.locator('.picture[data-ready="true"]').waitFor({ timeout: 120_000 })
  const random = makeRandom('touches')
  let touched = 0
  const held: Held[] = []
  for (let i = 0; i < patience && !(await isOver(page)); i += 1) {
    await settled(page)
    // while something is offered nothing moves on by itself
    if (i % 12 === 3) held.push(...(await heldBy(page)))
    if (await touchOne(page, random)) touched += 1
    else await atRest(page, 4)
    if (shots && i % 40 === 5) await page.screenshot({ path: `${shots}/touch-${i}.png` })
  }
  if (shots) await page.screenshot({ path: `${shots}/touch-end.png` })
  expect(await isOver(page)).toBe(true)
  expect(touched).toBeGreaterThan(20)
  const entries = await keptEntries(page)
  expect(held.length).toBeGreaterThan(2)
  for (const { steps, words } of held) {
    const hidden = hiddenCards(entries, steps)
    expect(hidden.length).toBeGreaterThan(0)
    expect(hidden.filter((id) => words.includes(id))).toEqual([])
  }
  expect(complaints).toEqual([])
  await context.close()
})
