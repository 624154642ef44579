/** Lets one motion at a time run: moves its clock each frame, tells when it has arrived, can be hurried to its end. */
import type { BeatClock } from '../../scenes/contract.ts'

export interface Ticker {
  /** Runs the clock from where it stands to `seconds`; at once when the page is hidden. */
  run(clock: BeatClock, seconds: number, speed: () => number): Promise<void>
  /** Everything that runs arrives now. */
  finish(): void
}

interface Frames {
  request(step: (milliseconds: number) => void): void
  /** Once this frame is on the screen: what an arrival sets going is no part of it. */
  after(step: () => void): void
  isHidden(): boolean
}

export const pageFrames: Frames = {
  request: (step) => void requestAnimationFrame(step),
  after: (step) => void setTimeout(step),
  isHidden: () => document.hidden,
}

/** Seconds; a frame that took longer was no frame: the machine slept or was busy. */
const longest = 0.25

export function makeTicker(frames: Frames): Ticker {
  let hurry: (() => void) | null = null

  function run(clock: BeatClock, seconds: number, speed: () => number): Promise<void> {
    return new Promise((resolve) => {
      let last: number | null = null
      let isDone = false
      const arrive = () => {
        if (isDone) return
        isDone = true
        clock.seconds = Math.max(clock.seconds, seconds)
        hurry = null
        resolve()
      }
      const step = (milliseconds: number) => {
        if (isDone) return
        const passed = last === null ? 0 : Math.min(longest, (milliseconds - last) / 1000)
        last = milliseconds
        clock.seconds += passed * speed()
        if (frames.isHidden()) arrive()
        else if (clock.seconds >= seconds) frames.after(arrive)
        else frames.request(step)
      }
      hurry = arrive
      if (seconds <= 0 || speed() === Infinity || frames.isHidden()) arrive()
      else frames.request(step)
    })
  }

  return { run, finish: () => hurry?.() }
}
