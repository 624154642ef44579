/** Frames that are drawn one by one, when a film asks for them, and only where something wants to be drawn. */
import type { Frames } from '../../scenes/frame.ts'

export interface ExactFrames extends Frames {
  /** Something has changed since the last picture. */
  isAsked(): boolean
  /** Whether it was asked for or not. */
  draw(seconds: number): void
  /** A frame that nobody looks at, on the way to one that is seen. */
  pass(seconds: number): void
}

export function makeExactFrames(): ExactFrames {
  const drawers = new Set<(seconds: number) => void>()
  const asked = new Set<(seconds: number) => void>()
  let isUnseen = false

  function run(seconds: number): void {
    asked.clear()
    for (const draw of Array.from(drawers)) draw(seconds)
  }

  return {
    isExact: true,
    isUnseen: () => isUnseen,
    isAsked: () => asked.size > 0,
    draw: run,
    pass(seconds) {
      isUnseen = true
      run(seconds)
      isUnseen = false
    },
    join(draw) {
      drawers.add(draw)
      return {
        ask() {
          if (drawers.has(draw)) asked.add(draw)
        },
        leave() {
          drawers.delete(draw)
          asked.delete(draw)
        },
      }
    },
  }
}
