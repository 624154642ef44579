/** Chi-square: how far counts lie from what was expected, and how likely that is by chance alone. */

/** Natural logarithm of the gamma function (Lanczos, g = 7, nine terms). */
function logGamma(x: number): number {
  const terms = [
    676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
    12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
  ]
  const base = x - 1
  const sum = terms.reduce((total, term, i) => total + term / (base + i + 1), 0.99999999999980993)
  const t = base + 7.5
  return 0.5 * Math.log(2 * Math.PI) + (base + 0.5) * Math.log(t) - t + Math.log(sum)
}

/** The lower incomplete gamma share P(a, x), by its series; good below x = a + 1. */
function lowerSeries(a: number, x: number): number {
  let term = 1 / a
  let sum = term
  for (let n = 1; n < 2000; n++) {
    term *= x / (a + n)
    sum += term
    if (term < sum * 1e-15) break
  }
  return sum * Math.exp(-x + a * Math.log(x) - logGamma(a))
}

/** The upper incomplete gamma share Q(a, x), by its continued fraction (Lentz); good above a + 1. */
function upperFraction(a: number, x: number): number {
  const tiny = 1e-300
  let b = x + 1 - a
  let c = 1 / tiny
  let d = 1 / b
  let h = d
  for (let i = 1; i < 2000; i++) {
    const an = -i * (i - a)
    b += 2
    d = an * d + b
    if (Math.abs(d) < tiny) d = tiny
    c = b + an / c
    if (Math.abs(c) < tiny) c = tiny
    d = 1 / d
    h *= d * c
    if (Math.abs(d * c - 1) < 1e-15) break
  }
  return Math.exp(-x + a * Math.log(x) - logGamma(a)) * h
}

/** The chance of a chi-square at least this large with so many degrees of freedom. */
export function chiTail(chi: number, degrees: number): number {
  if (degrees < 1 || chi <= 0) return 1
  const a = degrees / 2
  const x = chi / 2
  return x < a + 1 ? 1 - lowerSeries(a, x) : upperFraction(a, x)
}

export type ChiTest = { readonly chi: number; readonly degrees: number; readonly p: number }

/** Counts of faces that should all be equally likely. */
export function evenTest(counts: readonly number[]): ChiTest {
  const total = counts.reduce((sum, count) => sum + count, 0)
  const expected = total / counts.length
  const chi =
    expected === 0 ? 0 : counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0)
  const degrees = counts.length - 1
  return { chi, degrees, p: chiTail(chi, degrees) }
}

/** Do rows and columns of a table have nothing to do with each other? */
export function independenceTest(table: readonly (readonly number[])[]): ChiTest {
  const rows = table.map((row) => row.reduce((sum, n) => sum + n, 0))
  const columns = (table[0] ?? []).map((_, c) => table.reduce((sum, row) => sum + (row[c] ?? 0), 0))
  const total = rows.reduce((sum, n) => sum + n, 0)
  let chi = 0
  table.forEach((row, r) => {
    row.forEach((n, c) => {
      const expected = total === 0 ? 0 : ((rows[r] ?? 0) * (columns[c] ?? 0)) / total
      if (expected > 0) chi += (n - expected) ** 2 / expected
    })
  })
  const free = (sums: readonly number[]): number =>
    Math.max(0, sums.filter((sum) => sum > 0).length - 1)
  const degrees = free(rows) * free(columns)
  return { chi, degrees, p: chiTail(chi, degrees) }
}

/**
 * Cramér's V of a table of counts: 0 if rows and columns are independent, 1 if one decides the other.
 * Faces are names and have no order, so no straight line is asked for. Chance alone lifts V above 0; what
 * it gives on the average is taken off (Bergsma's correction).
 */
export function association(table: readonly (readonly number[])[]): number {
  const { chi } = independenceTest(table)
  const total = table.flat().reduce((sum, n) => sum + n, 0)
  if (total < 2) return 0
  const [rows, columns] = [table.length, table[0]?.length ?? 0]
  const byChance = ((rows - 1) * (columns - 1)) / (total - 1)
  const corrected = (count: number): number => count - (count - 1) ** 2 / (total - 1)
  const most = Math.min(corrected(rows), corrected(columns)) - 1
  return most > 0 ? Math.min(1, Math.sqrt(Math.max(0, chi / total - byChance) / most)) : 0
}
