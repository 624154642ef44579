/** Two pictures of the same thing: how much of them differs more than rounding does, and where. */
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** How far a colour may be off, and what share of the pixels may be farther off. */
export const tolerance = { colour: 0.08, share: 0.012 } as const

export interface Difference {
  /** Of all pixels. */
  readonly share: number
  readonly isChanged: boolean
  readonly picture: Buffer
}

export function differenceOf(before: Buffer, after: Buffer): Difference {
  const [a, b] = [PNG.sync.read(before), PNG.sync.read(after)]
  const { width, height } = a
  if (b.width !== width || b.height !== height) return { share: 1, isChanged: true, picture: after }
  const seen = new PNG({ width, height })
  const count = pixelmatch(a.data, b.data, seen.data, width, height, {
    threshold: tolerance.colour,
  })
  const share = count / (width * height)
  return { share, isChanged: share > tolerance.share, picture: Buffer.from(PNG.sync.write(seen)) }
}
