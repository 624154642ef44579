/** Degrees from a cosine without the engine's own mathematics library, whose last bit may differ. */

const terms = [
  -0.0012624911, 0.00667009, -0.0170881256, 0.030891881, -0.0501743046, 0.0889789874, -0.2145988016,
  1.570796305,
] as const

/** Abramowitz and Stegun 4.4.46, error below 2e-8 radians; rounded to a tenth of a degree. */
export function degreesOf(cosine: number): number {
  const size = Math.min(1, Math.abs(cosine))
  let sum = 0
  for (const term of terms) sum = sum * size + term
  const positive = Math.sqrt(1 - size) * sum
  const radians = cosine < 0 ? Math.PI - positive : positive
  return Math.round(radians * 572.9577951308232) / 10
}
