/** Nagaraja's sticks grabbed, shaken and flicked with the pointer, in both halves of the tray. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Piece } from '../../src/kernel/chance.ts'
import type { Entry } from '../../src/kernel/record.ts'
import { keptThrow } from '../../src/physics/kept.ts'
import { ready } from '../../src/physics/rapier.ts'
import { simulate } from '../../src/physics/simulate.ts'
import { lengthOf, poseAt } from '../../src/physics/trackPose.ts'
import type { Settled } from '../../src/physics/types.ts'
import { type House, openHouse } from './harness.ts'
import { keptEntries, playByWhim, sitDown } from './person.ts'
import { atRest, type Spot, spotsOf, watchScene } from './sight.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
  await ready()
})
afterAll(() => house.close())

const two = (seat: number): readonly Omit<Piece, 'id'>[] =>
  Array.from({ length: 2 }, () => ({ kind: 'stick-brown', skin: 'brown', seat }))
/** The pieces of the guide's throw: two brown sticks for each player. */
const pieces = [...two(0), ...two(1)]

const middle = (spots: readonly Spot[]): Spot => ({
  x: spots.reduce((sum, { x }) => sum + x, 0) / spots.length,
  y: spots.reduce((sum, { y }) => sum + y, 0) / spots.length,
})
const way = (from: Spot, to: Spot) => ({ x: to.x - from.x, y: to.y - from.y })
const along = (a: Spot, b: Spot) =>
  (a.x * b.x + a.y * b.y) / Math.hypot(a.x, a.y) / Math.hypot(b.x, b.y)

/** Shakes the pieces at a place, carries them to another and flicks them; returns the place of release. */
async function throwByHand(page: Page, from: Spot, over: Spot, flick: Spot): Promise<Spot> {
  const lying = await spotsOf(page)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(over.x, over.y)
  // the hand's physics world loads on first use; then the pieces follow
  const carried = async () => {
    const moved = (await spotsOf(page)).map(({ x, y }, i) => {
      const { x: left = x, y: top = y } = lying[i] ?? {}
      return Math.hypot(x - left, y - top)
    })
    return Math.max(...moved)
  }
  await expect.poll(carried, { timeout: 60_000 }).toBeGreaterThan(20)
  // events carry their own timestamps, since CDP does not wait for the page's frames
  const hand = await page.context().newCDPSession(page)
  const begin = Date.now() / 1000
  const told: Promise<unknown>[] = []
  const tell = (type: 'mouseMoved' | 'mouseReleased', { x, y }: Spot) => {
    const timestamp = begin + told.length * 0.016
    const event = { type, x, y, timestamp, button: 'left', buttons: 1, clickCount: 1 } as const
    told.push(hand.send('Input.dispatchMouseEvent', event))
  }
  for (let i = 0; i < 12; i += 1) {
    tell('mouseMoved', { x: over.x + (i % 2 === 0 ? 30 : -30), y: over.y })
  }
  const at = (share: number) => ({ x: over.x + flick.x * share, y: over.y + flick.y * share })
  for (let i = 0; i <= 5; i += 1) tell('mouseMoved', at(i / 5))
  tell('mouseReleased', at(1))
  await Promise.all(told)
  return at(1)
}

async function thrown(page: Page): Promise<Entry> {
  let found: Entry | undefined
  await expect
    .poll(
      async () => {
        const entries = await keptEntries(page)
        found = entries.find((entry) => entry.kind === 'chance' && entry.answer.kind === 'faces')
        return found !== undefined
      },
      { timeout: 60_000 },
    )
    .toBe(true)
  return found as Entry
}

/** Positions of the pieces in the tray's space, some seconds after the release. */
function placesAt({ track }: Settled, seconds: number): number[][] {
  const pose = new Float32Array(7)
  return track.kinds.map((_, i) => [...poseAt(track, i, seconds, pose).subarray(0, 3)])
}

test.each([
  ['two people, to the right', 'hh', { x: 70, y: 0 }],
  ['the second seat, towards the viewer', 'bh', { x: 0, y: 60 }],
])('sticks fall as they were flicked by hand: %s', async (name, kinds, flick) => {
  const { page, leave, complaints } = await sitDown(house, {
    game: 'nagaraja',
    kinds,
    seed: `grab ${name}`,
    settings: {
      tableView: 'scene',
      throwing: 'hand',
      speed: 'normal',
      motion: 'full',
      quality: 'low',
    },
    options: { viewport: { width: 1280, height: 900 } },
    init: watchScene,
  })
  await page.locator('.throw').waitFor()
  await page.locator('.picture[data-ready="true"]').waitFor()
  await expect.poll(() => spotsOf(page).then(({ length }) => length), { timeout: 60_000 }).toBe(4)
  // the next request would move the camera
  await page.locator('.camera select').selectOption('tray')
  await page.getByRole('button', { name: 'Keep this view' }).click()
  await atRest(page)
  const waiting = await spotsOf(page)
  const [left, right] = [middle(waiting.slice(0, 2)), middle(waiting.slice(2))]
  const divider = (await spotsOf(page, [[0, 0, 0]]))[0]?.x ?? 0
  expect(left.x).toBeLessThan(divider)
  expect(right.x).toBeGreaterThan(divider)
  const mine = kinds === 'bh' ? right : left
  const over = { x: mine.x, y: mine.y + 60 }
  const opened = await throwByHand(page, waiting[kinds === 'bh' ? 2 : 0] ?? mine, over, flick)
  const entry = await thrown(page)

  // the stored faces equal those of the stored throw, simulated again
  const proof = keptThrow(entry.proof)
  if (!proof) throw new Error('the faces did not come from a throw')
  const { seed, gesture, hash } = proof
  const settled = simulate({ version: 1, pieces, seed, gesture })
  expect(settled.hash).toBe(hash)
  expect(entry).toMatchObject({ answer: { faces: settled.faces } })
  expect(gesture.strength).toBeGreaterThan(0.1)
  // more spin than a throw without shaking gets
  expect(gesture.spin).toBeGreaterThan(0.3 + 0.4 * gesture.strength)

  // each player's sticks start over their own half, at the pointer's offset, and fly in its direction
  const starts = await spotsOf(page, placesAt(settled, 0))
  // seen from above, since the fall is not part of the gesture
  const level = (places: number[][]) => places.map(([x = 0, , z = 0]) => [x, 7, z])
  const first = await spotsOf(page, level(placesAt(settled, 0)))
  const soon = await spotsOf(page, level(placesAt(settled, 0.12)))
  for (const hand of [0, 2]) {
    const [from, to] = [first, soon].map((spots) => middle(spots.slice(hand, hand + 2)))
    if (!from || !to) throw new Error('no sticks')
    expect(along(way(from, to), flick), `sticks ${hand}`).toBeGreaterThan(0.8)
    expect(from.x < divider).toBe(hand === 0)
  }
  const own = middle(kinds === 'bh' ? starts.slice(2) : starts.slice(0, 2))
  expect(Math.hypot(own.x - opened.x, own.y - opened.y)).toBeLessThan(70)

  // drawn sticks end at the simulated places, each player's in their own half
  const ends = await spotsOf(page, placesAt(settled, lengthOf(settled.track)))
  await expect
    .poll(
      async () => {
        const drawn = await spotsOf(page)
        return Math.max(
          ...ends.map(({ x, y }, i) => Math.hypot(x - (drawn[i]?.x ?? 0), y - (drawn[i]?.y ?? 0))),
        )
      },
      { timeout: 60_000 },
    )
    .toBeLessThan(2)
  ends.forEach(({ x }, i) => expect(x < divider).toBe(i < 2))
  expect(await playByWhim(page, { seed: 'grab', most: 1, curtains: 2 })).toMatch(/enough|curtain/)
  expect(complaints).toEqual([])
  await leave()
})
