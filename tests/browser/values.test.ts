/** Custom values of a game's components, loaded from a file. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import ours from '../../src/games/rajas/data/rajas.json' with { type: 'json' }
import { type House, openTextHouse, visit } from './harness.ts'

let house: House
beforeAll(async () => {
  house = await openTextHouse()
})
afterAll(() => house.close())

function file(name: string, content: string) {
  return { name, mimeType: 'application/json', buffer: Buffer.from(content) }
}

function valuesWith(change: (values: typeof ours) => void): string {
  const values = structuredClone(ours)
  change(values)
  return JSON.stringify(values)
}

test('the set-up lists faults of a file with own values, and a match keeps good ones', async () => {
  const { leave, page, complaints } = await visit(house, '/setup/rajas?seed=own')
  await page.getByText('Own values').click()
  const field = page.locator('.own-values input[type=file]')
  const answer = page.locator('.own-values [role=status]')

  await field.setInputFiles(file('cut.json', '{"kali":'))
  await expect.poll(() => answer.textContent()).toContain('cut.json is not JSON')

  const bad = valuesWith((values) => {
    values.karma.max = -1
    Object.assign(values.provinceTiles.tiles[0] ?? {}, { cost: 'dear' })
  })
  await field.setInputFiles(file('bad.json', bad))
  await expect.poll(() => answer.locator('li').count()).toBeGreaterThan(1)
  expect(await answer.textContent()).toContain('provinceTiles.tiles.0.cost')

  const coins = valuesWith((values) => {
    values.provinceTiles.tiles.forEach((tile) => Object.assign(tile, { cost: 17 }))
  })
  await field.setInputFiles(file('mine.json', coins))
  await expect.poll(() => answer.textContent()).toContain('the values of mine.json')

  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  await page.waitForURL(/\/table\//)
  const costs = () => page.getByText(/\s17\s–\s/).count()
  await expect.poll(costs, { timeout: 60_000 }).toBeGreaterThan(0)
  await page.reload()
  await expect.poll(costs, { timeout: 60_000 }).toBeGreaterThan(0)
  expect(complaints).toEqual([])
  await leave()
})
