/** Dragging the timeline: it keeps its place and follows the pointer. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openTextHouse } from './harness.ts'
import { playByWhim, rendered, shownSteps, sitDown } from './person.ts'

let house: House
beforeAll(async () => {
  house = await openTextHouse()
})
afterAll(() => house.close())

const nowhere = { x: 0, y: 0, width: 0, height: 0 }
const windows = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
]

for (const viewport of windows) {
  test(`a drag of the timeline shows the step under the pointer in ${viewport.width}×${viewport.height}`, async () => {
    const { page, leave, complaints } = await sitDown(house, {
      game: 'border',
      kinds: 'hh',
      seed: 'drag',
      settings: { throwing: 'hand' },
      options: { viewport },
    })
    await playByWhim(page, { seed: 'drag', most: 25 })
    const line = page.locator('.timeline input')
    const place = async () => {
      await rendered(page)
      const { x, y, width, height } = (await line.boundingBox()) ?? nowhere
      return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height }
    }
    await line.scrollIntoViewIfNeeded()
    const rest = await place()
    // wide enough to select a step with a finger
    expect(rest.width).toBeGreaterThanOrEqual(150)
    // content scrolled under the bar is not visible through it
    const ground = await page
      .locator('.foot-bar')
      .evaluate((bar) => getComputedStyle(bar).backgroundImage)
    if (viewport.width < 600) expect(ground).not.toContain('rgba')
    const steps = await shownSteps(page)
    const thumb = 8
    const at = (share: number) => rest.x + thumb + share * (rest.width - 2 * thumb)
    const y = rest.y + rest.height / 2
    await page.mouse.move(at(1), y)
    await page.mouse.down()
    for (const share of [0.8, 0.5, 0.2, 0.6, 1, 0.3]) {
      await page.mouse.move(at(share), y, { steps: 3 })
      expect(await place()).toEqual(rest)
      const gap = async () => Math.abs((await shownSteps(page)) - share * steps)
      await expect.poll(gap, { message: `${share} of ${steps}` }).toBeLessThanOrEqual(1)
      expect(await place()).toEqual(rest)
    }
    await page.mouse.up()
    expect(await place()).toEqual(rest)
    await page.getByRole('button', { name: 'Back to now' }).click()
    expect(await place()).toEqual(rest)
    await expect.poll(() => shownSteps(page)).toBe(steps)
    expect(complaints).toEqual([])
    await leave()
  })
}
