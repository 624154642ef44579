/** Encodes a clip of one turn: every frame is drawn at its own angle, and none is dropped. */
import { type Container, makeClip, makeMemorySink } from '../../clip/index.ts'
import type { Sight } from '../../showcase/link.ts'
import type { ComponentViewer } from './viewer.ts'

interface SpinWanted {
  readonly container: Container
  readonly width: number
  readonly height: number
  readonly fps: number
  readonly seconds: number
  isWanted(): boolean
  onFrame(done: number, all: number): void
}

/** Returns null when it is cancelled. */
export async function spinClip(
  { studio, redraw }: ComponentViewer,
  sight: Sight,
  { seconds, isWanted, onFrame, ...format }: SpinWanted,
): Promise<Blob | null> {
  const memory = makeMemorySink()
  const clip = await makeClip({ ...format, hasSound: false, sink: memory.sink })
  const all = Math.round(seconds * format.fps)
  try {
    for (let i = 0; i < all; i += 1) {
      if (!isWanted()) {
        await clip.cancel()
        return null
      }
      const eye = { ...sight.eye, yaw: sight.eye.yaw + (i / all) * 360 }
      studio.draw({ ...sight, eye, isBare: false }, format.width, format.height)
      await clip.addFrame(studio.canvas, i)
      onFrame(i + 1, all)
      // yields, so that the page can react to its stop button
      if (i % 4 === 0) await new Promise((resolve) => setTimeout(resolve))
    }
    await clip.holdTo(all)
    await clip.finish()
    return memory.blob(format.container)
  } finally {
    redraw()
  }
}
