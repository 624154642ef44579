/** Writes numbers into a buffer of the graphics card's, and says whether there is anything to be sent to it. */

/** As the buffer holds them, in single precision. */
export function write(buffer: ArrayLike<number>, at: number, values: ArrayLike<number>): boolean {
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
