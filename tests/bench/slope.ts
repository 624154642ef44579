/** Fits a line through a figure over time and computes the slope that noise alone could produce. */

export interface Sample {
  /** Samples of one group follow the same table, since tables differ in the memory that they leave behind. */
  readonly group: string
  readonly hours: number
  readonly value: number
}

export interface Slope {
  readonly perHour: number
  /** Twice the standard error: noise alone exceeds it once in twenty times. */
  readonly noise: number
  /** Growth along the line from the first sample to the last. */
  readonly grown: number
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** Each sample minus the mean of its group. */
function centred(samples: readonly Sample[]): readonly { x: number; y: number }[] {
  return samples.map(({ group, hours, value }) => {
    const own = samples.filter((other) => other.group === group)
    const x = hours - mean(own.map((other) => other.hours))
    return { x, y: value - mean(own.map((other) => other.value)) }
  })
}

/** Fits one common slope for all groups, each with its own offset. */
export function slopeOf(samples: readonly Sample[]): Slope {
  const points = centred(samples)
  const spread = points.reduce((sum, { x }) => sum + x * x, 0)
  const perHour = spread === 0 ? 0 : points.reduce((sum, { x, y }) => sum + x * y, 0) / spread
  const rest = points.reduce((sum, { x, y }) => sum + (y - perHour * x) ** 2, 0)
  const free = Math.max(1, samples.length - new Set(samples.map(({ group }) => group)).size - 1)
  const noise = spread === 0 ? 0 : 2 * Math.sqrt(rest / free / spread)
  const hours = samples.map((sample) => sample.hours)
  return { perHour, noise, grown: perHour * (Math.max(...hours) - Math.min(...hours)) }
}
