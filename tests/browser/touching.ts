/** Plays at the drawn table by clicking glowing places, chosen by a seeded random, and nothing else. */
import type { Page } from 'playwright-core'
import type { Random } from '../../src/kernel/random.ts'
import { rendered, settled, shownSteps } from './person.ts'
import { atRest, glowsOf } from './sight.ts'

/** Greatest number of looks at the table: more than any match needs, so that an endless loop ends the test. */
const mostLooks = 1500
const shots = process.env['JHAROKHA_SHOTS']

export const isOver = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('.room a[href^="/end/"]') !== null)

export interface TouchWish {
  readonly random: Random
  readonly size: { readonly width: number; readonly height: number }
  /** Number of clicks; plays to the end of the match if omitted. */
  readonly most?: number
  /** Clicks half of the places without effect again: some commands need a second click. */
  readonly isInsistent?: boolean
  /** Called now and then while a choice is offered, when nothing moves on by itself. */
  readonly look?: () => Promise<void>
}

/** Returns the number of clicks. */
export async function playByTouch(page: Page, wish: TouchWish): Promise<number> {
  const { most = Infinity, look } = wish
  let touched = 0
  for (let i = 0; i < mostLooks && touched < most && !(await isOver(page)); i += 1) {
    await settled(page)
    if (i % 12 === 3) await look?.()
    if (await touchOne(page, wish)) touched += 1
    else await atRest(page, 4)
    if (shots && i % 40 === 5) await page.screenshot({ path: `${shots}/touch-${i}.png` })
  }
  return touched
}

/** Returns false if nothing glows yet outside of the page's own controls. */
async function touchOne(page: Page, { random, size, isInsistent }: TouchWish): Promise<boolean> {
  const { width, height } = size
  const glows = await glowsOf(page)
  const seen = glows.filter(({ x, y }) => x > 0 && y > 60 && x < width - 10 && y < height - 10)
  if (seen.length === 0) return false
  const { x, y } = random.pick(seen)
  const before = await shownSteps(page)
  await page.mouse.click(x, y)
  if (!isInsistent) return true
  await rendered(page)
  if ((await shownSteps(page)) === before && random.int(2) === 0) await page.mouse.click(x, y)
  return true
}
