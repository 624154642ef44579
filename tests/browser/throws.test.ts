/** Throws in Chromium have the pinned hashes of Node, on the page and in its worker. */
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pinnedFile, pinnedThrows } from '../physics/pinned.ts'
import { type Given, openBarePage } from './barePage.ts'

const pinned = JSON.parse(readFileSync(pinnedFile, 'utf8')) as readonly string[]
let bare: Awaited<ReturnType<typeof openBarePage>>

beforeAll(async () => {
  bare = await openBarePage()
})
afterAll(() => bare?.close())

test(`${pinnedThrows} mixed throws on the page have the hashes of Node`, async () => {
  const hashes = await bare.page.evaluate(async (count) => {
    const { physics } = globalThis as unknown as Given
    await physics.ready()
    return physics.compare.mixedHashes(0, count)
  }, pinnedThrows)
  expect(hashes).toEqual(pinned)
})

/**
 * Fewer throws suffice here: the engine and browser are the same, so only the transfer to the worker and back is
 * tested.
 */
const workerThrows = 250

test(`${workerThrows} mixed throws in the page’s worker have the hashes of Node`, async () => {
  const { hashes, started } = await bare.page.evaluate(async (count) => {
    const { physics } = globalThis as unknown as Given
    const thrower = physics.makeThrower()
    const hashes: string[] = []
    for (let number = 0; number < count; number++) {
      const { hash, faces } = await thrower.throw(physics.compare.mixedThrow(number))
      hashes.push(`${hash}${faces.join('')}`)
    }
    const started = thrower.started()
    thrower.dispose()
    return { hashes, started }
  }, workerThrows)
  expect(hashes).toEqual(pinned.slice(0, workerThrows))
  expect(started).toBe(1)
})
