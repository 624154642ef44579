/** The clock of one motion: a function of the one time, from the second in which the motion began. */
import type { Time } from './time.ts'

export interface Clock {
  /** Seconds of the motion at its normal speed: from 0 to its length. */
  readonly seconds: number
  /** The next turn of time shows another moment of the motion. */
  readonly isRunning: boolean
  /** The second of the one time in which it began; null for one that never ran. */
  readonly beganAt: number | null
}

export interface RunningClock extends Clock {
  /** Goes on at this speed from where it stands. */
  setSpeed(speed: number): void
  /** Stands at the end from now on. */
  finish(): void
}

/** A clock that nobody turns. */
export function stillClock(seconds = 0): Clock {
  return { seconds, isRunning: false, beganAt: null }
}

/** Runs from `beganAt` on, `length` seconds at normal speed. */
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
      ;[held, since] = [secondsNow(), time.now()]
      speed = next
      isOver ||= speed === Infinity
    },
    finish() {
      isOver = true
    },
  }
}
