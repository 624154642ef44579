/** Easing curves; inputs and outputs are shares from 0 to 1. */

export const clamp01 = (value: number): number => (value < 0 ? 0 : value > 1 ? 1 : value)

export const smooth = (share: number): number => {
  const s = clamp01(share)
  return s * s * (3 - 2 * s)
}

export const easeOut = (share: number): number => 1 - (1 - clamp01(share)) ** 3

export const mix = (from: number, to: number, share: number): number => from + (to - from) * share

/** Elapsed share at `now` of something that starts at `start` and takes `length`. */
export const shareAt = (now: number, start: number, length: number): number =>
  now >= start + length ? 1 : length <= 0 ? 0 : clamp01((now - start) / length)
