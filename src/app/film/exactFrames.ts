/** Frames that are drawn one by one, when a film asks for them, and only where something wants to be drawn. */
import type { Frames } from '../../scenes/frame.ts'

export interface ExactFrames extends Frames {
  /** Something has changed since the last picture. */
  isAsked(): boolean
  draw(seconds: number): void
}

export function makeExactFrames(): ExactFrames {
  let drawer: ((seconds: number) => void) | null = null
  let isAsked = false
  return {
    isExact: true,
    isAsked: () => isAsked && drawer !== null,
    draw(seconds) {
      isAsked = false
      drawer?.(seconds)
    },
    join(draw) {
      drawer = draw
      return {
        ask: () => void (isAsked = true),
        leave() {
          if (drawer === draw) drawer = null
        },
      }
    },
  }
}
