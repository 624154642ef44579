/** The shelf of the start page: deletion, malformed rows, unreadable files, two tabs, full storage. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from './axe.ts'
import { type House, openTextHouse, visit } from './harness.ts'
import { keptEntries, keptHeaders, playByWhim, sitDown } from './person.ts'
import { putOnShelf } from './shelfRows.ts'

let house: House
beforeAll(async () => {
  house = await openTextHouse()
})
afterAll(() => house.close())

const asha = { name: 'Asha', kind: 'human', colour: 'ruby' }
const whole = { rules: 1, options: {}, sittings: [asha], created: 1, length: 3, winners: null }

/** Opens the start page with these rows in its database. */
async function shelfOf(rows: readonly object[]) {
  const seen = await visit(house, '/')
  await putOnShelf(seen.page, rows)
  return seen
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

test('a double click on Delete only asks; deleting moves the focus to the next item, then to the title', async () => {
  const rows = ['a', 'b'].map((id, i) => ({ ...whole, id, game: 'border', updated: 9 - i }))
  const { page, leave, complaints } = await shelfOf(rows)
  const items = page.locator('.shelf-item')
  await items.first().getByRole('button').dblclick()
  const sure = items.first().locator('.danger')
  await sure.waitFor()
  expect(await items.count()).toBe(2)
  await sure.click({ delay: 10 })
  await expect.poll(() => items.count()).toBe(1)
  await expect.poll(() => focused(page)).toContain('Asha')
  await items.first().getByRole('button').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect.poll(() => items.count()).toBe(0)
  await expect.poll(() => focused(page)).toBe('Your matches')
  expect(complaints).toEqual([])
  await leave()
})

test('the shelf leaves malformed rows out, and offers only deletion for a match of an unknown game', async () => {
  const chess = { ...whole, id: 'c', game: 'chess', updated: 5 }
  const { page, leave, complaints } = await shelfOf([{ id: 'x' }, chess])
  const items = page.locator('.shelf-item')
  expect(await items.count()).toBe(1)
  expect(await items.first().textContent()).toContain('chess')
  expect(await items.getByRole('link').count()).toBe(0)
  expect(await page.locator('.start-shelf .primary').count()).toBe(0)
  expect(complaints).toEqual([])
  await leave()
})

/** Simulates dropping a file with this text on the page. */
function drop(page: Page, text: string | null): Promise<void> {
  return page.evaluate((content) => {
    const file = new File([content ?? ''], 'dropped')
    const gone = () => Promise.reject(new DOMException('a folder', 'NotFoundError'))
    if (content === null) Object.assign(file, { text: gone })
    const event = new Event('drop', { cancelable: true })
    window.dispatchEvent(Object.assign(event, { dataTransfer: { files: [file] } }))
  }, text)
}

test('dropped files that cannot be read are told', async () => {
  const { page, leave, complaints } = await visit(house, '/')
  await page.locator('.start-shelf').waitFor()
  await drop(page, null)
  await expect.poll(() => page.getByRole('alert').textContent()).toContain('not a folder')
  await drop(page, '[]')
  await expect.poll(() => page.getByRole('alert').textContent()).not.toContain('folder')
  await expect.poll(() => page.getByRole('alert').count()).toBe(1)
  expect(complaints).toEqual([])
  await leave()
})

test('the valid beginning of a broken file is on the shelf at once, with its names', async () => {
  const { page, leave } = await sitDown(house, { game: 'border', kinds: 'hb', seed: 'kept' })
  await playByWhim(page, { seed: 'kept', most: 3 })
  await page.goto(page.url().replace('/table/', '/end/'))
  const save = page.getByRole('button', { name: 'Save as a file' })
  const [file] = await Promise.all([page.waitForEvent('download'), save.click()])
  const stream = await file.createReadStream()
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part as Buffer)
  const text = Buffer.concat(parts).toString()
  await page.goto(`${house.address}/`)
  await page.locator('.shelf-item').waitFor()
  await drop(page, text.replace(/"checksum":"[0-9a-f]{16}"/, `"checksum":"${'0'.repeat(16)}"`))
  const items = page.locator('.shelf-item')
  await expect.poll(() => items.count()).toBe(2)
  await expect.poll(() => items.first().textContent()).toContain('Bot 2')
  const [one, other] = await keptHeaders(page)
  expect(one?.sittings).toEqual(other?.sittings)
  await leave()
})

test('a match that was deleted in another tab says so and cannot be played on', async () => {
  const { page, context } = await sitDown(house, { game: 'border', kinds: 'hb', seed: 'tabs' })
  await playByWhim(page, { seed: 'tabs', most: 3 })
  const other = await context.newPage()
  await other.goto(`${house.address}/`)
  await other.locator('.shelf-item button').click()
  await other.locator('.shelf-item .danger').click()
  await page.getByText('open in another tab').waitFor()
  await expect.poll(async () => (await keptEntries(page)).length).toBe(0)
  await page.getByRole('button', { name: 'Play here' }).click()
  await page.getByText('not here').waitFor()
  await context.close()
})

test('the shelf shows the newest of five hundred matches, and more on request', async () => {
  const rows = Array.from({ length: 500 }, (_, i) => {
    return { ...whole, id: `m${i}`, game: 'border', updated: i + 1, winners: [0] }
  })
  const { page, leave, complaints } = await shelfOf(rows)
  const items = page.locator('.shelf-item')
  await expect.poll(() => items.count()).toBe(4)
  await page.getByRole('button', { name: '496 more' }).click()
  await expect.poll(() => items.count()).toBe(24)
  await page.getByRole('button', { name: '476 more' }).click()
  await expect.poll(() => items.count()).toBe(48)
  expect(complaints).toEqual([])
  await leave()
})

/** Makes the browser report 100 MB of storage, most of it used. */
function fakeSpace(): void {
  navigator.storage.estimate = async () => ({ usage: 91_000_000, quota: 100_000_000 })
}

test('the start page warns of an almost full storage and lists matches to delete', async () => {
  const { page, leave, complaints } = await visit(house, '/', {}, fakeSpace)
  const rows = [
    { ...whole, id: 'open', game: 'border', updated: 4, length: 90 },
    { ...whole, id: 'short', game: 'rajas', updated: 3, length: 5, winners: [0] },
    { ...whole, id: 'long', game: 'nagaraja', updated: 2, length: 70, winners: [0] },
  ]
  await putOnShelf(page, rows)
  const note = page.locator('.space-note')
  await note.getByText('9 of 100 MB').waitFor()
  const items = note.locator('.shelf-item')
  expect(await items.locator('b').allTextContents()).toEqual(['Nagaraja', 'Rajas of the Ganges'])
  await items.first().getByRole('button', { name: 'Make room' }).click()
  await items.first().getByRole('button', { name: 'Save as a file' }).waitFor()
  expect(await violations(page)).toEqual([])
  await items.first().getByRole('button', { name: 'Throw away for good' }).click()
  await expect.poll(async () => (await keptHeaders(page)).length).toBe(2)
  expect(complaints).toEqual([])
  await leave()
})

test('the table warns of an almost full storage before anything is lost', async () => {
  const wish = { game: 'border', kinds: 'hb', seed: 'scarce', init: fakeSpace }
  const { page, leave, complaints } = await sitDown(house, wish)
  await page.locator('.notices').getByText('The storage is almost full').waitFor()
  expect(complaints).toEqual([])
  await leave()
})
