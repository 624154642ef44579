/** The log by keys: showing a step again moves no focus and plays nothing. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openTextHouse } from './harness.ts'
import { keptEntries, playByWhim, sitDown } from './person.ts'

let house: House
beforeAll(async () => {
  house = await openTextHouse()
})
afterAll(() => house.close())

test('a log line that is shown again keeps the focus, its scroll position and the other lines', async () => {
  const { page, leave, complaints } = await sitDown(house, {
    game: 'border',
    kinds: 'hh',
    seed: 'log',
    settings: { throwing: 'hand' },
  })
  await playByWhim(page, { seed: 'log', most: 25 })
  await page.getByRole('button', { name: 'Story' }).press('Enter')
  const log = page.locator('.log')
  await log.waitFor()
  const isAtEnd = () =>
    log.evaluate((list) => list.scrollHeight - list.scrollTop - list.clientHeight < 4)
  await expect.poll(isAtEnd).toBe(true)
  const lines = await page.locator('.log-line').count()
  const before = (await keptEntries(page)).length
  const again = page.locator('.log-line').nth(4).locator('.again')
  await again.focus()
  const place = await log.evaluate((list) => list.scrollTop)
  const fewest = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const list = document.querySelector('.log ol')
        let least = list?.childElementCount ?? 0
        const watch = new MutationObserver(() => {
          least = Math.min(least, list?.childElementCount ?? 0)
        })
        if (list) watch.observe(list, { childList: true })
        setTimeout(() => resolve(least), 500)
      }),
  )
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  expect(await fewest).toBe(lines)
  expect(await again.evaluate((button) => button === document.activeElement)).toBe(true)
  expect(await log.evaluate((list) => list.scrollTop)).toBe(place)
  expect((await keptEntries(page)).length).toBe(before)
  // looking back by the timeline keeps the whole log visible, too, and it makes room
  await page.locator('.timeline input').fill('3')
  await page.locator('.log-line[aria-current="step"]').waitFor()
  expect(await page.locator('.log-line').count()).toBe(lines)
  expect(await page.locator('.log-sheet').getAttribute('data-aside')).toBe('true')
  expect(complaints).toEqual([])
  await leave()
})
