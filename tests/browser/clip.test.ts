/** Clips in a browser: pictures and sound of both formats, equal bytes of WebM, missing encoders. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Given, openBarePage } from './barePage.ts'

let bare: Awaited<ReturnType<typeof openBarePage>>
let page: Page
beforeAll(async () => {
  bare = await openBarePage('clip')
  page = bare.page
})
afterAll(() => bare.close())

const ball = (container: 'mp4' | 'webm', hasSound: boolean) =>
  page.evaluate(
    ([kind, isHeard]) => (globalThis as unknown as Given).clip.rollingBall(kind, isHeard),
    [container, hasSound] as const,
  )

test('a WebM clip holds every picture, repeats held ones with one byte, and has the same bytes each time', async () => {
  const made = await ball('webm', false)
  expect(made.facts).toMatchObject({
    width: 320,
    height: 240,
    codec: 'vp9',
    frames: 40,
    sound: null,
  })
  expect(made.facts.seconds).toBeCloseTo(40 / 30, 2)
  expect(made.held).toBe(29)
  expect(made.pictures.length).toBe(40)
  expect(new Set(made.pictures.slice(7, 30)).size).toBe(1)
  expect(new Set(made.pictures.slice(32)).size).toBe(1)
  expect(new Set(made.pictures).size).toBe(11)
  expect((await ball('webm', false)).hash).toBe(made.hash)
})

test('an MP4 clip holds every picture, and both formats hold sound', async () => {
  const [mp4, webm] = [await ball('mp4', true), await ball('webm', true)]
  expect(mp4.facts).toMatchObject({ codec: 'avc', frames: 40, sound: { channels: 2 } })
  expect(['aac', 'opus']).toContain(mp4.facts.sound?.codec)
  expect(mp4.pictures.length).toBe(40)
  expect(webm.facts).toMatchObject({ frames: 40, sound: { codec: 'opus', channels: 2 } })
  expect((await ball('webm', true)).hash).toBe(webm.hash)
})

test('a clip names the encoder that the browser lacks', async () => {
  const without = (names: readonly ('VideoEncoder' | 'AudioEncoder')[], width?: number) =>
    page.evaluate(
      ([gone, wide]) => (globalThis as unknown as Given).clip.missingWithout(gone, wide),
      [names, width] as const,
    )
  expect(await without([])).toBe('nothing')
  expect(await without(['VideoEncoder'])).toBe('coder')
  expect(await without(['AudioEncoder'])).toBe('sound')
  // H.264 needs even widths
  expect(await without([], 321)).toBe('pictures')
})
