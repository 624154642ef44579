/** When all has come to rest: edges without steps, the mean of some pictures a part of a pixel apart. */
import { type PerspectiveCamera, type Scene, Vector2, type WebGLRenderer } from 'three'
import type { Frames } from '../frame.ts'
import { makePicture } from './picture.ts'

/** From the middle of a pixel, in pixels: no two in one row or column, and the first two balance each other. */
const samples = [
  [0.125, 0.375],
  [-0.125, -0.375],
  [0.375, -0.125],
  [-0.375, 0.125],
] as const
/** A machine that takes longer from one to the next (seconds) is not asked for more than a pair. */
const slow = { between: 0.3, pair: 2 } as const

/** Seconds without a new picture before a finer one is begun: who points about is not held up. */
const patience = 0.2

export interface Fine {
  /** The scene as it stands has been drawn. */
  rest(scene: Scene, camera: PerspectiveCamera): void
  /** It is about to be drawn anew. */
  end(): void
  dispose(): void
}

/** A screen of fewer pixels than points has been made small on purpose: it stays as it is. */
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
    if (seconds - since >= patience) sample(stands.scene, stands.camera)
    last = seconds
    if (taken < samples.length) asker.ask()
  }

  // after whoever draws in this frame: one picture is enough
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
