/** Accessibility of every screen around the drawn table, in each game. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gameById } from '../../src/games/all.ts'
import { start } from '../../src/kernel/match.ts'
import { playOut } from '../../src/kernel/playout.ts'
import { makeRandom } from '../../src/kernel/random.ts'
import { recordText, save } from '../../src/kernel/save.ts'
import { violations } from './axe.ts'
import { type House, openHouse, openTextHouse, visit } from './harness.ts'
import { playByWhim, sitDown } from './person.ts'

let house: House
let text: House
beforeAll(async () => {
  ;[house, text] = await Promise.all([openHouse(), openTextHouse()])
})
afterAll(() => Promise.all([house.close(), text.close()]))

const games = ['border', 'nagaraja', 'rajas'] as const

async function expectNone(page: Page, at: string): Promise<void> {
  expect([at, ...(await violations(page))]).toEqual([at])
}

/** A finished match of two players, as a file. */
function endedMatch(id: string): Buffer {
  const game = gameById(id)
  const begun = game && start(game, 2, {})
  if (!begun?.ok) throw new Error(`no match of ${id}`)
  const match = playOut(begun.match, makeRandom('screens'))
  const seats = [
    { name: 'Ana', kind: 'human' },
    { name: 'Noor', kind: 'bot' },
  ] as const
  return Buffer.from(recordText(save(match, { seats })))
}

test.each(games)(
  '%s: the drawn table, its panels, story, menu and rules have no axe violations',
  async (game) => {
    const { page, leave, complaints } = await sitDown(house, {
      game,
      kinds: 'hb',
      seed: 'screens',
      settings: { tableView: 'scene', quality: 'low' },
    })
    await page.locator('.camera [data-home]').waitFor()
    await page.locator('.guide').waitFor()
    await expectNone(page, 'offer of the guide')
    await page.locator('.guide .primary').click()
    await page.locator('.guide[data-tip]').waitFor()
    await expectNone(page, 'guide')
    await playByWhim(page, { seed: 'screens', most: 3 })
    await page.getByRole('button', { name: 'Tables' }).click()
    await page.locator('.room-panels h2').first().waitFor()
    await expectNone(page, 'tables')
    await page.getByRole('button', { name: 'Story' }).click()
    await page.locator('.log-line').first().waitFor()
    await expectNone(page, 'story')
    await page.getByRole('button', { name: 'Story' }).click()
    // on a phone's portrait screen the parts stand below each other
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNone(page, 'in a hand')
    await page.locator('.room-head > .button').click()
    await page.getByRole('dialog').waitFor()
    await expectNone(page, 'menu')
    await page.getByRole('button', { name: 'Rules and symbols' }).click()
    await page.getByRole('dialog', { name: 'Rules and symbols' }).waitFor()
    await expectNone(page, 'rules')
    expect(complaints).toEqual([])
    await leave()
  },
)

test.each(games)(
  '%s: the end page with statistics and story, and the shelf have no axe violations',
  async (game) => {
    const { page, leave, complaints } = await visit(text, '/')
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'm.json', mimeType: 'application/json', buffer: endedMatch(game) })
    const rows = page.locator('.ranking tbody tr')
    const way = page.locator('.room a[href^="/end/"]')
    // the page first checks the file and replays its match
    await rows.or(way).first().waitFor()
    if ((await rows.count()) === 0) await way.click()
    await rows.first().waitFor()
    for (const fold of ['.statistics', '.story:not(.statistics)'])
      await page.locator(`${fold} > summary`).click()
    await page.locator('.lead-table').waitFor()
    await expectNone(page, 'end')
    await page.goto(text.address)
    await page.locator('.shelf-item').first().waitFor()
    expect(await page.locator('.shelf-item').first().innerText()).toMatch(
      /(Ana|Noor)( and Noor)? won/,
    )
    await expectNone(page, 'shelf')
    expect(complaints).toEqual([])
    await leave()
  },
)
