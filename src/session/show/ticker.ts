/** Lets one motion at a time run on the one time: tells when it has arrived, can be hurried to its end. */
import { type Clock, makeClock } from '../clock.ts'
import type { Time } from '../time.ts'

export interface Motion {
  readonly clock: Clock
  readonly arrived: Promise<void>
}

export interface Ticker {
  /** A motion of so many seconds at normal speed begins; it is at its end at once where nobody can see it. */
  run(seconds: number, speed: () => number): Motion
  /** Everything that runs arrives now. */
  finish(): void
}

/** What a ticker asks of the screen that it runs for. */
export interface Screening {
  isHidden(): boolean
  /** Once this frame is on the screen: what an arrival sets going is no part of it. */
  after(step: () => void): void
}

export function makeTicker(time: Time, screen: Screening): Ticker {
  let hurry: (() => void) | null = null

  function run(seconds: number, speed: () => number): Motion {
    const clock = makeClock(time, seconds)
    const arrived = new Promise<void>((resolve) => {
      let isOver = false
      const arrive = () => {
        // hurried after its end: by now another motion may run
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
