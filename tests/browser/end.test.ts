/** The end page's layout: ranking and links in sight in usual windows, statistics and story below. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gameById } from '../../src/games/all.ts'
import { start } from '../../src/kernel/match.ts'
import { playOut } from '../../src/kernel/playout.ts'
import { makeRandom } from '../../src/kernel/random.ts'
import { recordText, save } from '../../src/kernel/save.ts'
import { type House, openTextHouse, visit } from './harness.ts'

let house: House
beforeAll(async () => {
  house = await openTextHouse()
})
afterAll(() => house.close())

/** Names of the greatest allowed length. */
const names = [
  'Константин Александрович',
  'Maximilian von Hohenberg',
  'Αλέξανδρος Παπαδόπουλος',
  'Wieńczysława Brzęczyszcz',
]

function fileOf(id: string): string {
  const game = gameById(id)
  const begun = game && start(game, 4, {})
  if (!begun?.ok) throw new Error(`no match of ${id}`)
  const match = playOut(begun.match, makeRandom('end'))
  return recordText(save(match, { seats: names.map((name) => ({ name, kind: 'bot' })) }))
}

test.each(['border', 'rajas'])(
  '%s: the end page of four players with long names fits usual windows',
  async (id) => {
    const { page, leave, complaints } = await visit(house, '/')
    await page.evaluate(() =>
      localStorage.setItem(
        'jharokha.settings',
        JSON.stringify({ language: 'ru', speed: 'instant', tableView: 'panels' }),
      ),
    )
    await page.reload()
    await page.locator('input[type=file]').setInputFiles({
      name: 'match.json',
      mimeType: 'application/json',
      buffer: Buffer.from(fileOf(id)),
    })
    const rows = page.locator('.ranking tbody tr')
    await expect
      .poll(
        async () => {
          const way = page.locator('.room a[href^="/end/"]')
          if ((await rows.count()) === 0 && (await way.count()) > 0) await way.click()
          return rows.count()
        },
        // the page first checks the file and replays its match
        { timeout: 60_000 },
      )
      .toBe(4)
    for (const [width, height] of [
      [1280, 720],
      [1024, 768],
      [768, 1024],
    ] as const) {
      await page.setViewportSize({ width, height })
      for (const what of ['.ranking tr:last-child', '.end-ways', '.end-window']) {
        const lowest = async () => {
          const box = await page.locator(what).last().boundingBox()
          return box ? box.y + box.height : NaN
        }
        await expect.poll(lowest, { message: `${what} at ${width}` }).toBeLessThanOrEqual(height)
      }
    }
    // letters of twice the size need the layout of a window of half the width, also after a reload
    await page.setViewportSize({ width: 1280, height: 720 })
    const beside = async () => {
      const [window, table] = await Promise.all(
        ['.end-window', '.ranking'].map((what) => page.locator(what).boundingBox()),
      )
      return (table?.x ?? 0) > (window?.x ?? 0) + (window?.width ?? 0)
    }
    await expect.poll(beside).toBe(true)
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('jharokha.settings') ?? '{}') as object
      localStorage.setItem('jharokha.settings', JSON.stringify({ ...kept, textSize: 200 }))
    })
    await page.reload()
    await rows.first().waitFor()
    await expect.poll(beside).toBe(false)
    await page.locator('.story:not(.statistics) summary').click()
    await page.locator('.statistics summary').click()
    expect(await page.locator('.lead-line').count()).toBe(4)
    expect(await page.locator('.statistics .lead-table tbody tr').count()).toBe(4)
    const [wide, shown] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ])
    expect(wide).toBe(shown)
    expect(complaints).toEqual([])
    await leave()
  },
)
