/** Recognizes a shaken phone in samples of its acceleration: some strong turns, and then a calm hand lets go. */

export interface MotionSample {
  /** Milliseconds. */
  readonly at: number
  /** Acceleration without gravity (m/s²). */
  readonly x: number
  readonly y: number
  readonly z: number
}

/** Acceleration (m/s²) of a shake, and of a hand that has stopped. */
const strong = 11
const calm = 4
/** Strong samples in opposite directions that make a shake. */
const turnsNeeded = 3
/** A shake is over when the hand was calm for so long, and forgotten when it paused longer (ms). */
const calmMs = 220
const forgottenMs = 900
/** Acceleration of the strongest throw (m/s²). */
const hardest = 40

const sizeOf = ({ x, y, z }: MotionSample) => Math.hypot(x, y, z)

/** Returns a function for each sample that gives the strength (0 to 1) of a shake that has just ended, else null. */
export function makeShake(): (sample: MotionSample) => number | null {
  let last: MotionSample | null = null
  let turns = 0
  let peak = 0

  function forget(): void {
    last = null
    turns = 0
    peak = 0
  }

  function feel(sample: MotionSample, size: number): void {
    const isTurn = last !== null && last.x * sample.x + last.y * sample.y + last.z * sample.z < 0
    if (isTurn) turns += 1
    peak = Math.max(peak, size)
    last = sample
  }

  return (sample) => {
    const size = sizeOf(sample)
    if (last && sample.at - last.at > forgottenMs) forget()
    if (size >= strong) feel(sample, size)
    if (!last || size > calm || sample.at - last.at < calmMs) return null
    const strength = Math.min(1, Math.max(0.2, (peak - strong) / (hardest - strong)))
    const isShaken = turns >= turnsNeeded
    if (isShaken) forget()
    return isShaken ? strength : null
  }
}
