/** A frame loop for films: frames are drawn one by one on request. */
import type { Frames } from '../../scenes/frame.ts'

export interface ExactFrames extends Frames {
  /** Something has changed since the last picture. */
  isAsked(): boolean
  /** Draws a frame even if nothing has changed. */
  draw(seconds: number): void
  /** Runs a frame that is not shown, on the way to one that is. */
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
