/** Antialiases a scene at rest: averages several frames with subpixel camera offsets. */
import { type PerspectiveCamera, type Scene, Vector2, type WebGLRenderer } from 'three'
import type { Frames } from '../frame.ts'
import { makePicture } from './picture.ts'

/** Sample offsets from the pixel's centre (px): a rotated grid whose first two samples are symmetric. */
const samples = [
  [0.125, 0.375],
  [-0.125, -0.375],
  [0.375, -0.125],
  [-0.375, 0.125],
] as const
/** If two samples are more than `between` seconds apart, sampling stops after `pair` of them. */
const slow = { between: 0.3, pair: 2 } as const

/** Debounce in seconds since the last frame, so that moving the pointer stays responsive. */
const debounceSeconds = 0.2

export interface Fine {
  /** Starts sampling after the scene has been drawn at rest. */
  rest(scene: Scene, camera: PerspectiveCamera): void
  /** Stops sampling, before a new frame is drawn. */
  end(): void
  dispose(): void
}

/** A device pixel ratio below 1 was chosen on purpose, and gets no antialiasing. */
const isCoarse = (): boolean => window.devicePixelRatio < 1

export async function makeFine(renderer: WebGLRenderer, frames: Frames): Promise<Fine> {
  const picture = await makePicture(renderer, 'mixed')
  const size = new Vector2()
  let stands: { readonly scene: Scene; readonly camera: PerspectiveCamera } | null = null
  let since: number | null = null
  let last = 0
  let taken = 0

  function sample(scene: Scene, camera: PerspectiveCamera): void {
    const [x, y] = samples[taken] ?? [0, 0]
    renderer.getDrawingBufferSize(size)
    camera.setViewOffset(size.x, size.y, x, y, size.x, size.y)
    renderer.render(scene, camera)
    camera.clearViewOffset()
    if (taken > 0) picture.lay(taken / (taken + 1))
    taken += 1
    if (taken < samples.length) picture.take(size)
  }

  function step(seconds: number): void {
    since ??= seconds
    if (!stands) return
    if (taken >= slow.pair && seconds - last > slow.between) return
    if (seconds - since >= debounceSeconds) sample(stands.scene, stands.camera)
    last = seconds
    if (taken < samples.length) asker.ask()
  }

  // runs after the other callbacks of this frame, so that it adds at most one sample
  const asker = frames.join((seconds) => queueMicrotask(() => step(seconds)))

  return {
    rest(scene, camera) {
      if (isCoarse()) return
      stands = { scene, camera }
      asker.ask()
    },
    end() {
      stands = null
      since = null
      taken = 0
    },
    dispose() {
      stands = null
      asker.leave()
      picture.dispose()
    },
  }
}
