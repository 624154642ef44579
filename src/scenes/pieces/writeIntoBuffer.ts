/** Writes numbers into a GPU attribute's array and tells whether anything changed, so that only changes are uploaded. */

/** Compares in single precision, as the buffer stores it. */
export function writeIntoBuffer(
  buffer: ArrayLike<number>,
  at: number,
  values: ArrayLike<number>,
): boolean {
  const numbers = buffer as { [index: number]: number }
  let isOther = false
  for (let i = 0; i < values.length; i += 1) {
    const value = Math.fround(values[i] ?? 0)
    if (numbers[at + i] === value) continue
    numbers[at + i] = value
    isOther = true
  }
  return isOther
}
