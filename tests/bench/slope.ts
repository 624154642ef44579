/** Fits a line through a figure over time and computes the slope that chance alone could give. */

export interface Sample {
  /** What has been at the table just before differs in what it leaves to be used again. */
  readonly group: string
  readonly hours: number
  readonly value: number
}

export interface Slope {
  readonly perHour: number
  /** Twice the standard error: chance alone tilts a line further once in twenty times. */
  readonly noise: number
  /** From the first sample to the last, along the line. */
  readonly grown: number
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** Each sample as it differs from the middle of its own group. */
function centred(samples: readonly Sample[]): readonly { x: number; y: number }[] {
  return samples.map(({ group, hours, value }) => {
    const own = samples.filter((other) => other.group === group)
    const x = hours - mean(own.map((other) => other.hours))
    return { x, y: value - mean(own.map((other) => other.value)) }
  })
}

/** One line's slope for all groups, which may lie at different heights. */
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
