/** Faults around a match: each gives a message, loses nothing, and offers a way on. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openHouse, openTextHouse, visit } from './harness.ts'
import { keptEntries, playByWhim, shownSteps, sitDown } from './person.ts'

let house: House
beforeAll(async () => {
  house = await openTextHouse()
})
afterAll(() => house.close())

const saying = (words: string) => `.notices :text("${words}")`

test('unknown addresses, matches and games each have a page that says so', async () => {
  const { page, leave } = await visit(house, '/somewhere/else/entirely')
  await page.getByText('This address leads nowhere.').waitFor()
  await page.goto(`${house.address}/table/aaaaaaaaaa`)
  await page.getByText('This match is not here').waitFor()
  await page.goto(`${house.address}/setup/chess`)
  await page.getByText('No game of this name is known here.').waitFor()
  await page.getByRole('link', { name: 'To the balcony' }).click()
  await page.locator('.object').first().waitFor()
  await leave()
})

test('the import tells bad files apart and keeps the valid beginning of a broken match', async () => {
  const { page, leave } = await sitDown(house, { game: 'border', kinds: 'bb', seed: 'file' })
  await expect.poll(() => shownSteps(page), { timeout: 180_000 }).toBeGreaterThan(12)
  await page.getByRole('button', { name: 'Menu' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ])
  const text = await file.createReadStream().then(async (stream) => {
    const parts: Buffer[] = []
    for await (const part of stream) parts.push(Buffer.from(part as Buffer))
    return Buffer.concat(parts).toString('utf8')
  })
  const take = async (content: string) => {
    await page.goto(house.address)
    await page.locator('input[type=file]').setInputFiles({
      name: 'match.json',
      mimeType: 'application/json',
      buffer: Buffer.from(content),
    })
  }
  await take('')
  await page.getByText('The file is empty.').waitFor()
  await take(text.slice(0, 400))
  await page.getByText('The file cannot be read').waitFor()
  await take('{"jharokha":"recipe"}')
  await page.getByText('The file is not a saved match').waitFor()
  await take(text.replace('"seat":0,"command"', '"seat":7,"command"'))
  await page.getByText('The match breaks at entry').waitFor()
  await page.getByText('are in order and were kept').waitFor()
  await take(text)
  // on a busy machine the bots may have finished before the file was made
  await page.waitForURL(/\/(table|end)\//)
  await leave()
})

test('a browser without WebGL plays the match as text and says so', async () => {
  const { page, leave } = await sitDown(house, {
    game: 'border',
    kinds: 'hb',
    seed: 'flat',
    settings: { tableView: 'scene' },
  })
  await page.locator(saying('cannot draw in 3D')).waitFor()
  await page.locator('.panel').first().waitFor()
  await playByWhim(page, { seed: 'flat', most: 3 })
  await leave()
})

test('a lost WebGL context is told, the match goes on, and the picture can be restored', async () => {
  const drawn = await openHouse()
  const { page, leave } = await sitDown(drawn, {
    game: 'border',
    kinds: 'hb',
    seed: 'lost',
    settings: { tableView: 'scene', quality: 'low' },
  })
  await page.locator('.picture[data-ready="true"]').waitFor()
  await page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('.picture canvas')
    canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext()
  })
  await page.locator(saying('let go of the picture')).waitFor()
  await page.locator('.room-panels .panel').first().waitFor()
  const before = (await keptEntries(page)).length
  await playByWhim(page, { seed: 'lost', most: 2 })
  expect((await keptEntries(page)).length).toBeGreaterThan(before)
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.locator('.picture canvas').waitFor()
  await expect.poll(() => page.locator(saying('let go of the picture')).count()).toBe(0)
  await leave()
  await drawn.close()
})

test('crashed workers are told, and the match goes on with the same results', async () => {
  const ends: string[] = []
  for (const init of [() => undefined, breakWorkers]) {
    const { page, leave } = await sitDown(house, {
      game: 'border',
      kinds: 'bb',
      seed: 'crash',
      left: 25,
      init,
    })
    if (init === breakWorkers) {
      await page.locator(saying('throws the dice crashed')).waitFor()
      await page.locator(saying('bots think crashed')).waitFor()
    }
    await page.locator('a[href^="/end/"]').waitFor({ timeout: 200_000 })
    ends.push(JSON.stringify(await keptEntries(page)))
    await leave()
  }
  expect(ends[1]).toBe(ends[0])
})

function breakWorkers(): void {
  const { Worker: Real } = window
  window.Worker = class extends Real {
    constructor() {
      super(URL.createObjectURL(new Blob(['throw new Error("crashed")'])))
    }
  }
}

test('a browser without storage says so, and the match can be played and exported', async () => {
  const { page, context } = await visit(house, '/setup/border?seed=none&view=panels', {}, forbid)
  await page.locator('.setup-go button').click()
  await page.locator(saying('keeps nothing here')).waitFor()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('.notices').getByRole('button', { name: 'Save as a file' }).click(),
  ])
  expect(file.suggestedFilename()).toContain('border')
  await page.locator('.choices [data-command]').first().waitFor({ timeout: 60_000 })
  // the storage of this profile cannot be emptied
  await context.close()
})

function forbid(): void {
  for (const name of ['indexedDB', 'localStorage']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('forbidden', 'SecurityError')
      },
    })
  }
}

test('a full storage is told, and later steps are kept as soon as there is room', async () => {
  const { page, leave } = await sitDown(house, { game: 'border', kinds: 'hb', seed: 'full' })
  await page.locator('.choices [data-command]').first().waitFor()
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype
    Object.assign(window, { makeRoom: () => (IDBObjectStore.prototype.put = put) })
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await playByWhim(page, { seed: 'full', most: 3 })
  await page.locator(saying('The storage is full')).waitFor()
  expect((await keptEntries(page)).length).toBeLessThan(await shownSteps(page))
  await page.evaluate(() => (window as unknown as { makeRoom(): void }).makeRoom())
  await playByWhim(page, { seed: 'room', most: 2 })
  await expect.poll(async () => (await keptEntries(page)).length).toBe(await shownSteps(page))
  expect(await page.locator(saying('The storage is full')).count()).toBe(0)
  await leave()
})

test('a match that is open in another tab can be played in one of them only', async () => {
  const { page, context } = await sitDown(house, { game: 'border', kinds: 'hb', seed: 'tabs' })
  await page.locator('.choices [data-command]').first().waitFor()
  const other = await context.newPage()
  await other.goto(page.url())
  await other.getByText('This match is open in another tab').waitFor()
  await other.getByRole('button', { name: 'Play here' }).click()
  await other.locator('.room').waitFor()
  await page.getByText('This match is open in another tab').waitFor()
  await context.close()
})

test('a browser without Web Locks and channels refuses the second writer and says so', async () => {
  const { page, context, complaints } = await sitDown(house, {
    game: 'border',
    kinds: 'hb',
    seed: 'alone',
    init: forbidTabs,
  })
  await playByWhim(page, { seed: 'alone', most: 2 })
  const other = await context.newPage()
  await other.addInitScript(forbidTabs)
  await other.goto(page.url())
  await playByWhim(other, { seed: 'other', most: 2 })
  const steps = (await keptEntries(other)).length
  await playByWhim(page, { seed: 'late', most: 1 }).catch(() => undefined)
  await page.getByText('This match is open in another tab').waitFor()
  expect((await keptEntries(page)).length).toBe(steps)
  await page.getByRole('button', { name: 'Play here' }).click()
  await expect.poll(() => shownSteps(page)).toBe(steps)
  await other.goto(`${house.address}/stage`)
  await other.getByText('passes nothing between its windows').waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

function forbidTabs(): void {
  Reflect.deleteProperty(Navigator.prototype, 'locks')
  Reflect.deleteProperty(window, 'BroadcastChannel')
}

test('a physics engine that never loads gives a message after a few seconds', async () => {
  const { page, context } = await sitDown(house, { game: 'border', kinds: 'bb', seed: 'slow' })
  await context.route('**/*.wasm', () => undefined)
  await page.reload()
  await page.locator('.prompt', { hasText: 'This takes longer than usual' }).waitFor()
  await context.close()
})
