/** Unpacks poses of a track, without the rest of the recorder: a page that shows a throw needs no more. */

/** Words of one packed pose. */
export const packedSize = 6

/** Packed positions count in 1/400 cm from the middle of the table. */
export const finest = 400
export const packedMiddle = 32768

/** The three smaller numbers of a rotation lie within this of 0. */
export const edge = Math.SQRT1_2

function unpackRotation(words: Uint16Array, from: number, out: Float32Array, at: number): void {
  const first = words[from] ?? 0
  const second = words[from + 1] ?? 0
  const third = words[from + 2] ?? 0
  const largest = (first >> 15) | ((second >> 15) << 1)
  let rest = 1
  let slot = 0
  for (let i = 0; i < 4; i++) {
    if (i === largest) continue
    const word = slot === 0 ? first : slot === 1 ? second : third
    const value = (((word & 0x7fff) - 16383) / 16383) * edge
    out[at + i] = value
    rest -= value * value
    slot += 1
  }
  out[at + largest] = Math.sqrt(rest > 0 ? rest : 0)
}

export function unpackPose(words: Uint16Array, from: number, out: Float32Array): void {
  for (let i = 0; i < 3; i++) out[i] = ((words[from + i] ?? packedMiddle) - packedMiddle) / finest
  unpackRotation(words, from + 3, out, 3)
}
