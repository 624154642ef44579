/** A clip of one turn: each picture drawn as it should be and waited for, none dropped. */
import { type Container, makeClip, makeMemorySink } from '../../clip/index.ts'
import type { Sight } from '../../showcase/link.ts'
import type { ComponentViewer } from './viewer.ts'

export interface SpinWanted {
  readonly container: Container
  readonly wide: number
  readonly high: number
  readonly seconds: number
  readonly fps: number
}

export interface Spun {
  readonly blob: Blob
  readonly frames: number
}

/** null: whoever waited does not any more. */
export async function spinClip(
  { studio, redraw }: ComponentViewer,
  sight: Sight,
  { container, wide, high, seconds, fps }: SpinWanted,
  isWanted: () => boolean,
  onFrame: (done: number, all: number) => void,
): Promise<Spun | null> {
  const memory = makeMemorySink()
  const clip = await makeClip({
    container,
    width: wide,
    height: high,
    fps,
    hasSound: false,
    sink: memory.sink,
  })
  const all = Math.round(seconds * fps)
  try {
    for (let i = 0; i < all; i += 1) {
      if (!isWanted()) {
        await clip.cancel()
        return null
      }
      const eye = { ...sight.eye, yaw: sight.eye.yaw + (i / all) * 360 }
      studio.draw({ ...sight, eye, isBare: false }, wide, high)
      await clip.addFrame(studio.canvas, i)
      onFrame(i + 1, all)
      // the page stays a page: it may be stopped
      if (i % 4 === 0) await new Promise((resolve) => setTimeout(resolve))
    }
    await clip.holdTo(all)
    const { frames } = await clip.finish()
    return { blob: memory.blob(container), frames }
  } finally {
    redraw()
  }
}
