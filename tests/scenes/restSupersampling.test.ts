/** Anti-aliasing of a resting table: some extra jittered frames after a pause, which any change interrupts. */
import { PerspectiveCamera, Scene, type WebGLRenderer } from 'three'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Frames } from '../../src/scenes/frame.ts'
import { makeRestSupersampling } from '../../src/scenes/table/restSupersampling.ts'

const scene = new Scene()
const camera = new PerspectiveCamera()

/** A renderer that counts frames of the table and records their subpixel offsets. */
function counting() {
  const drawn: (readonly [number, number])[] = []
  const renderer = {
    autoClear: true,
    compileAsync: () => Promise.resolve(),
    getDrawingBufferSize: (size: { set(x: number, y: number): void }) => size.set(800, 500),
    copyFramebufferToTexture: () => undefined,
    getContext: () => ({ isContextLost: () => true }),
    render(what: Scene, from: PerspectiveCamera) {
      if (what === scene) drawn.push([from.view?.offsetX ?? 0, from.view?.offsetY ?? 0])
    },
  }
  return { drawn, renderer: renderer as unknown as WebGLRenderer }
}

/** Frames that the test runs by hand. */
function calledFrames() {
  let draw: ((seconds: number) => void) | null = null
  let isAsked = false
  const frames: Frames = {
    isExact: false,
    join(joined) {
      draw = joined
      return { ask: () => void (isAsked = true), leave: () => void (isAsked = false) }
    },
  }
  return {
    frames,
    isAsked: () => isAsked,
    async turn(seconds: number) {
      if (!isAsked) return
      isAsked = false
      draw?.(seconds)
      await Promise.resolve()
    },
  }
}

const turnAll = async (one: ReturnType<typeof calledFrames>, from: number) => {
  for (let i = 0; i < 40; i += 1) await one.turn(from + i / 20)
}

beforeEach(() => void vi.stubGlobal('window', { devicePixelRatio: 1 }))
afterEach(() => void vi.unstubAllGlobals())

test('a resting table accumulates eight frames with different subpixel offsets, then stops', async () => {
  const [{ drawn, renderer }, called] = [counting(), calledFrames()]
  const sampling = await makeRestSupersampling(renderer, called.frames)
  sampling.start(scene, camera)
  await called.turn(10)
  await called.turn(10.1)
  expect(drawn).toEqual([])
  await turnAll(called, 10.2)
  expect(new Set(drawn.map(String)).size).toBe(8)
  expect(drawn).toHaveLength(8)
  expect(called.isAsked()).toBe(false)
  expect(camera.view?.enabled ?? false).toBe(false)
})

test('a machine accumulates as many frames as fit into one second, centred on the pixel', async () => {
  for (const [interval, count] of [
    [0.05, 8],
    [0.2, 4],
    [0.6, 2],
  ] as const) {
    const [{ drawn, renderer }, called] = [counting(), calledFrames()]
    const sampling = await makeRestSupersampling(renderer, called.frames)
    sampling.start(scene, camera)
    for (let i = 0; i < 30; i += 1) await called.turn(1 + i * interval)
    expect(drawn, `${interval}`).toHaveLength(count)
    for (const axis of [0, 1] as const)
      expect(drawn.reduce((sum, offset) => sum + offset[axis], 0)).toBeCloseTo(0)
    expect(called.isAsked()).toBe(false)
  }
})

test('a slow machine accumulates two frames', async () => {
  const [{ drawn, renderer }, called] = [counting(), calledFrames()]
  const sampling = await makeRestSupersampling(renderer, called.frames)
  sampling.start(scene, camera)
  for (let seconds = 1; seconds < 9; seconds += 0.4) await called.turn(seconds)
  expect(drawn).toHaveLength(2)
  expect(drawn[0]?.map((part) => -part)).toEqual(drawn[1])
  expect(called.isAsked()).toBe(false)
})

test('motion cancels the accumulation, and rest starts it again', async () => {
  const [{ drawn, renderer }, called] = [counting(), calledFrames()]
  const sampling = await makeRestSupersampling(renderer, called.frames)
  sampling.start(scene, camera)
  await called.turn(0)
  await called.turn(1)
  expect(drawn).toHaveLength(1)
  sampling.stop()
  await turnAll(called, 2)
  expect(drawn).toHaveLength(1)
  sampling.start(scene, camera)
  await turnAll(called, 9)
  expect(drawn).toHaveLength(9)
})

test('a device pixel ratio below 1 gets no accumulated frames', async () => {
  const [{ drawn, renderer }, called] = [counting(), calledFrames()]
  vi.stubGlobal('window', { devicePixelRatio: 0.5 })
  const sampling = await makeRestSupersampling(renderer, called.frames)
  sampling.start(scene, camera)
  await turnAll(called, 0)
  expect(drawn).toEqual([])
})
