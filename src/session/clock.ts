/** Clock of one motion: derived from the session's time, starting when the motion began. */
import type { Time } from './time.ts'

export interface Clock {
  /** Seconds into the motion at normal speed, from 0 to its length. */
  readonly seconds: number
  /** True until the motion has reached its end. */
  readonly isRunning: boolean
  /** Session time of its beginning, in seconds; null if it never ran. */
  readonly beganAt: number | null
}

export interface RunningClock extends Clock {
  /** Continues at this speed from the present moment. */
  setSpeed(speed: number): void
  /** Jumps to the end. */
  finish(): void
}

/** A stopped clock. */
export function stillClock(seconds = 0): Clock {
  return { seconds, isRunning: false, beganAt: null }
}

/** Runs from `beganAt`, for `length` seconds at normal speed. */
export function makeClock(
  time: Pick<Time, 'now'>,
  length: number,
  beganAt: number = time.now(),
): RunningClock {
  let speed = 1
  let [since, held] = [beganAt, 0]
  let isOver = false
  const secondsNow = () =>
    isOver ? length : Math.min(length, Math.max(0, held + (time.now() - since) * speed))
  return {
    beganAt,
    get seconds() {
      return secondsNow()
    },
    get isRunning() {
      return secondsNow() < length
    },
    setSpeed(next) {
      if (next === speed) return
      ;[held, since] = [secondsNow(), Math.max(since, time.now())]
      speed = next
      isOver ||= speed === Infinity
    },
    finish() {
      isOver = true
    },
  }
}
