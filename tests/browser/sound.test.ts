/** The sound of throws with reduced motion. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openHouse } from './harness.ts'
import { setUpAndSitDown } from './person.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

/** Counts sounds that begin, except the river's loop. */
function countSounds(): void {
  const start = AudioBufferSourceNode.prototype.start
  AudioBufferSourceNode.prototype.start = function (...when) {
    const { dataset } = document.documentElement
    if (!this.loop) dataset['sounds'] = String(Number(dataset['sounds'] ?? 0) + 1)
    start.apply(this, when)
  }
}

test('a throw with reduced motion is heard as a short clatter', async () => {
  const { page, leave, complaints } = await setUpAndSitDown(house, {
    game: 'border',
    kinds: 'hh',
    seed: 'ears',
    settings: { tableView: 'scene', quality: 'low', speed: 'normal', throwing: 'hand' },
    init: countSounds,
  })
  const sounds = () => page.evaluate(() => Number(document.documentElement.dataset['sounds'] ?? 0))
  await page.locator('.picture[data-ready="true"]').waitFor()
  // the first click loads and starts the audio
  await page.getByRole('button', { name: 'Story' }).click()
  await page.waitForLoadState('networkidle')
  // a sound of the room may have come already
  const before = await sounds()
  expect(before).toBeLessThan(3)
  await page.locator('.throw').click()
  await expect.poll(sounds, { timeout: 60_000 }).toBeGreaterThan(before + 2)
  expect(complaints).toEqual([])
  await leave()
})
