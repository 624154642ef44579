/** Runs one motion at a time: resolves at its end, and can skip to it. */
import { type Clock, makeClock } from '../clock.ts'
import type { Time } from '../time.ts'

export interface Motion {
  readonly clock: Clock
  readonly arrived: Promise<void>
}

export interface Ticker {
  /**
   * Starts a motion of so many seconds at normal speed, which waits for `leadSeconds` first; a
   * hidden screen skips to its end.
   */
  run(seconds: number, speed: () => number, leadSeconds?: number): Motion
  /** Ends the running motion now. */
  finish(): void
}

/** The screen for which a ticker runs. */
export interface Screening {
  isHidden(): boolean
  /** Calls back once this frame is on the screen, so that an arrival starts nothing within the frame. */
  after(step: () => void): void
}

export function makeTicker(time: Time, screen: Screening): Ticker {
  let hurry: (() => void) | null = null

  function run(seconds: number, speed: () => number, leadSeconds = 0): Motion {
    const clock = makeClock(time, seconds, time.now() + leadSeconds)
    const arrived = new Promise<void>((resolve) => {
      let isOver = false
      const arrive = () => {
        // skipped after its end: another motion may run by now
        if (isOver) return
        isOver = true
        leave()
        hurry = null
        resolve()
      }
      const skip = () => {
        clock.finish()
        arrive()
      }
      const look = () => {
        clock.setSpeed(speed())
        if (screen.isHidden()) return skip()
        if (clock.isRunning) return
        leave()
        screen.after(arrive)
      }
      const leave = time.onTick(look)
      hurry = skip
      clock.setSpeed(speed())
      if (screen.isHidden() || !clock.isRunning) skip()
    })
    return { clock, arrived }
  }

  return { run, finish: () => hurry?.() }
}
