/** Antialiases a scene at rest: averages several frames with subpixel camera offsets. */
import { type PerspectiveCamera, type Scene, Vector2, type WebGLRenderer } from 'three'
import type { Frames } from '../frame.ts'
import { makeCopiedFrame } from './copiedFrame.ts'

/** Sample offsets from the pixel's centre (px): the first two, four and eight are each symmetric round it. */
const samples = [
  [0.0625, 0.1875],
  [-0.0625, -0.1875],
  [0.3125, -0.0625],
  [-0.3125, 0.0625],
  [0.1875, -0.3125],
  [-0.1875, 0.3125],
  [0.4375, 0.4375],
  [-0.4375, -0.4375],
] as const
/** Numbers of samples after which it may end, and the seconds that all of them may take. */
const ends: ReadonlySet<number> = new Set([2, 4, samples.length])
const mostSeconds = 1

/** Debounce in seconds since the last frame, so that moving the pointer stays responsive. */
const debounceSeconds = 0.2

export interface RestSupersampling {
  /** Starts sampling after the scene has been drawn at rest. */
  start(scene: Scene, camera: PerspectiveCamera): void
  /** Stops sampling, before a new frame is drawn. */
  stop(): void
  dispose(): void
}

/** A device pixel ratio below 1 was chosen on purpose, and gets no antialiasing. */
const isCoarse = (): boolean => window.devicePixelRatio < 1

export async function makeRestSupersampling(
  renderer: WebGLRenderer,
  frames: Frames,
): Promise<RestSupersampling> {
  const average = await makeCopiedFrame(renderer, 'blended')
  const size = new Vector2()
  let subject: { readonly scene: Scene; readonly camera: PerspectiveCamera } | null = null
  let since: number | null = null
  let begun = 0
  let taken = 0

  function sample(scene: Scene, camera: PerspectiveCamera): void {
    const [x, y] = samples[taken] ?? [0, 0]
    renderer.getDrawingBufferSize(size)
    camera.setViewOffset(size.x, size.y, x, y, size.x, size.y)
    renderer.render(scene, camera)
    camera.clearViewOffset()
    if (taken > 0) average.blend(taken / (taken + 1))
    taken += 1
    if (taken < samples.length) average.copy(size)
  }

  /** The next end needs as many samples again, which take as long again. */
  const isEnough = (seconds: number): boolean =>
    ends.has(taken) && (seconds - begun) * 2 > mostSeconds

  function step(seconds: number): void {
    since ??= seconds
    if (!subject || isEnough(seconds)) return
    if (taken === 0) begun = seconds
    if (seconds - since >= debounceSeconds) sample(subject.scene, subject.camera)
    if (taken < samples.length) asker.ask()
  }

  // runs after the other callbacks of this frame, so that it adds at most one sample
  const asker = frames.join((seconds) => queueMicrotask(() => step(seconds)))

  return {
    start(scene, camera) {
      if (isCoarse()) return
      subject = { scene, camera }
      asker.ask()
    },
    stop() {
      subject = null
      since = null
      taken = 0
    },
    dispose() {
      subject = null
      asker.leave()
      average.dispose()
    },
  }
}
