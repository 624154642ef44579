/** Nagaraja played by touching glowing things on the table, and nothing else; hidden cards are nowhere in the page. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nagaraja } from '../../src/games/nagaraja/index.ts'
import type { State } from '../../src/games/nagaraja/types.ts'
import { type Match, start, submit } from '../../src/kernel/match.ts'
import { makeRandom } from '../../src/kernel/random.ts'
import type { Entry } from '../../src/kernel/record.ts'
import { type House, openHouse } from './harness.ts'
import { keptEntries, shownSteps, sitDown } from './person.ts'
import { wordsIn } from './sceneText.ts'
import { watchScene } from './sight.ts'
import { isOver, playByTouch } from './touching.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

/** A small window is drawn faster without a graphics card. */
const size = { width: 960, height: 540 }
/** All text of the page after a number of inputs. */
interface Held {
  readonly steps: number
  readonly words: string
}

/** Cards that no person at the table can know after a number of inputs. */
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

interface Part {
  /** Number of the person's commands before the end of the match at which the test begins. */
  readonly left?: number
  /** Number of clicks to play; to the end of the match if omitted. */
  readonly most?: number
  readonly fewest: { readonly clicks: number; readonly looks: number }
}

test.each<[string, Part]>([
  ['a new match', { most: 16, fewest: { clicks: 12, looks: 1 } }],
  ['the end of a match', { left: 8, fewest: { clicks: 4, looks: 0 } }],
])(
  'glowing things alone play %s, and the page holds no hidden card',
  async (_, { left, most, fewest }) => {
    const { page, complaints, leave } = await sitDown(house, {
      game: 'nagaraja',
      kinds: 'hb',
      seed: 'touches',
      ...(left && { left }),
      settings: { tableView: 'scene', quality: 'low' },
      options: { viewport: size },
      init: watchScene,
    })
    await page.locator('.picture[data-ready="true"]').waitFor({ timeout: 120_000 })
    const held: Held[] = []
    const touched = await playByTouch(page, {
      random: makeRandom('touches'),
      size,
      ...(most && { most }),
      isInsistent: true,
      look: async () => void held.push(...(await heldBy(page))),
    })
    expect(await isOver(page)).toBe(most === undefined)
    expect(touched).toBeGreaterThan(fewest.clicks)
    const entries = await keptEntries(page)
    expect(held.length).toBeGreaterThan(fewest.looks)
    for (const { steps, words } of held) {
      const hidden = hiddenCards(entries, steps)
      expect(hidden.length).toBeGreaterThan(0)
      expect(hidden.filter((id) => words.includes(id))).toEqual([])
    }
    expect(complaints).toEqual([])
    await leave()
  },
)
