/** A screen that lies flat between two players: the room turns to the player who acts. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openHouse } from './harness.ts'
import { settled, sitDown } from './person.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

test('the room turns by 180 degrees for the player across, with panels, menu and touches', async () => {
  const { page, leave, complaints } = await sitDown(house, {
    game: 'border',
    kinds: 'hh',
    seed: 'flat',
    settings: { tableView: 'scene', quality: 'low', throwing: 'self', seating: 'round' },
    options: { viewport: { width: 960, height: 600 } },
  })
  const room = page.locator('.room')
  const turned = () => room.getAttribute('data-turned')
  const offered = page.locator('.choices:not([hidden]) [data-command]')
  await page.locator('.picture[data-ready="true"]').waitFor({ timeout: 90_000 })
  // varying choices by real clicks; some are switches that take part in one choice
  const touchOne = async (n: number) => {
    await offered.nth((n * 5 + 3) % (await offered.count())).click()
    await settled(page)
  }
  const seen = new Set<string | null>()
  for (let n = 0; n < 150 && seen.size < 2; n += 1) {
    await offered.first().waitFor()
    const acting = await page.locator('.seat-plate[data-doing="plays"]').first().innerText()
    // person 2 sits at the far side
    expect(await turned()).toBe(String(acting.includes('Person 2')))
    expect(await room.evaluate((it) => getComputedStyle(it).rotate)).toBe(
      acting.includes('Person 2') ? '180deg' : 'none',
    )
    seen.add(await turned())
    await touchOne(n)
  }
  expect([...seen].sort()).toEqual(['false', 'true'])
  // the menu is upright for the person at the far side
  for (let n = 0; (await turned()) !== 'true'; n += 1) await touchOne(n)
  await page.locator('.room-head > .button').click()
  const sheet = page.locator('.sheet')
  await sheet.waitFor()
  expect(await sheet.evaluate((it) => getComputedStyle(it).rotate)).toBe('180deg')
  expect(complaints).toEqual([])
  await leave()
})
