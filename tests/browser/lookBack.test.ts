/** Looking back at the drawn table. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openHouse } from './harness.ts'
import { playByWhim, shownSteps, sitDown } from './person.ts'
import { atRest, spotsOf, watchScene } from './sight.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

test('the drawn tray holds the dice of the step that the timeline shows', async () => {
  const { page, leave, complaints } = await sitDown(house, {
    game: 'border',
    kinds: 'hh',
    seed: 'tray',
    settings: { tableView: 'scene', quality: 'low' },
    init: watchScene,
  })
  await page.locator('.picture[data-ready="true"]').waitFor()
  await page.locator('.choices [data-command]').first().waitFor()
  await page.getByRole('button', { name: 'Keep this view' }).click()
  const resting = async () => {
    await atRest(page)
    return (await spotsOf(page)).map(({ x, y }) => [Math.round(x), Math.round(y)])
  }
  await expect.poll(async () => (await resting()).length).toBe(5)
  const first = await resting()
  const step = await shownSteps(page)
  await playByWhim(page, { seed: 'tray', most: 8 })
  expect(await resting()).not.toEqual(first)
  await page.locator('.timeline input').fill(String(step))
  await expect.poll(resting).toEqual(first)
  expect(complaints).toEqual([])
  await leave()
})
