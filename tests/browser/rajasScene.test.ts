/** Rajas of the Ganges played by touching glowing things on the table, and nothing else, also with a finger. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeRandom } from '../../src/kernel/random.ts'
import { type House, openHouse } from './harness.ts'
import { settled, shownSteps, sitDown } from './person.ts'
import { atRest, glowsOf, type Spot, watchScene } from './sight.ts'
import { isOver, playByTouch } from './touching.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const size = { width: 1280, height: 720 }

interface Part {
  readonly kinds: string
  /** Number of people's commands before the end of the match at which the test begins. */
  readonly left?: number
  /** Number of clicks to play; to the end of the match if omitted. */
  readonly most?: number
  readonly fewest: number
}

test.each<[string, Part]>([
  ['a new match', { kinds: 'hb', most: 16, fewest: 15 }],
  ['the end of a match', { kinds: 'hh', left: 8, fewest: 4 }],
])('glowing things alone play %s', async (_, { kinds, left, most, fewest }) => {
  const { page, complaints, leave } = await sitDown(house, {
    game: 'rajas',
    kinds,
    seed: 'touches',
    ...(left && { left }),
    settings: { tableView: 'scene', quality: 'low' },
    options: { viewport: size },
    init: watchScene,
  })
  await page.locator('.picture[data-ready="true"]').waitFor({ timeout: 120_000 })
  const random = makeRandom('touches')
  const touched = await playByTouch(page, { random, size, ...(most && { most }) })
  expect(await isOver(page)).toBe(most === undefined)
  expect(touched).toBeGreaterThan(fewest)
  expect(complaints).toEqual([])
  await leave()
})

const phone = { width: 390, height: 844 }
const finger = 40

/** A glowing place in the picture: with others within a finger's reach, or alone. */
async function glowWith(page: Page, isCrowded: boolean): Promise<Spot> {
  const frame = await page.locator('.picture').boundingBox()
  const glows = (await glowsOf(page)).filter(
    ({ x, y }) => x > 0 && x < phone.width && y > 0 && y < (frame?.height ?? 0),
  )
  const found = glows.find((one) => {
    const near = glows.filter(({ x, y }) => Math.hypot(x - one.x, y - one.y) < finger)
    return isCrowded === near.length > 1
  })
  if (!found) throw new Error(`no such glow among ${glows.length}`)
  return found
}

test('a tap on crowded spaces on a phone moves the camera near, and the next tap chooses one', async () => {
  const { page, complaints, leave } = await sitDown(house, {
    game: 'rajas',
    kinds: 'hh',
    seed: 'finger',
    settings: { tableView: 'scene', quality: 'low' },
    options: { viewport: phone, hasTouch: true },
    init: watchScene,
  })
  await page.locator('.picture[data-ready="true"]').waitFor({ timeout: 120_000 })
  await settled(page)
  await atRest(page)
  const steps = await shownSteps(page)
  const camera = page.locator('.camera select')
  const far = await glowWith(page, true)
  await page.touchscreen.tap(far.x, far.y)
  await expect.poll(() => camera.inputValue()).not.toBe('asked')
  await atRest(page)
  expect(await shownSteps(page)).toBe(steps)
  const near = await glowWith(page, false)
  await page.touchscreen.tap(near.x, near.y)
  await expect.poll(() => shownSteps(page)).toBeGreaterThan(steps)
  await expect.poll(() => camera.inputValue()).toBe('asked')
  expect(complaints).toEqual([])
  await leave()
})
