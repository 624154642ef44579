/** How large a card over the table is: as large as a sign there, and never smaller than can be read. */

/** Pixels of its canvas: as high as two rows of signs. */
export const canvasSize = { wide: 512, high: 256 } as const
/** Of one row: its pixels in the canvas, and its height on the table (cm). */
export const rowPixels = 128
const rowHigh = 1.9
/** Its least height in the picture, in pixels of the page. */
const leastPixels = 46

export const planeSize = {
  wide: (rowHigh * canvasSize.wide) / rowPixels,
  high: (rowHigh * canvasSize.high) / rowPixels,
} as const

/** Between what is pointed at and the card's lowest row (cm). */
const gap = 2.05

export interface Eye {
  /** From the eye to what is pointed at (cm). */
  readonly distance: number
  /** Degrees from the lower to the upper edge of the picture. */
  readonly lens: number
  /** Pixels of the page. */
  readonly pictureHigh: number
}

/** In cm, what a pixel of the page is so far away. */
const pixelAt = ({ distance, lens, pictureHigh }: Eye): number =>
  (2 * Math.tan((lens * Math.PI) / 360) * distance) / Math.max(1, pictureHigh)

/** How many times larger it stands than a sign on the table. */
export const cardScale = (eye: Eye): number => Math.max(1, (leastPixels * pixelAt(eye)) / rowHigh)

/** From what is pointed at up to the card's middle, along the picture (cm); a card of one row lies in the middle. */
export const cardRise = (scale: number, rows: number): number =>
  gap + (Math.min(2, Math.max(1, rows)) / 2) * rowHigh * scale

/** In pixels of the page: what the head of the table covers of the picture, and what is said below the mouse. */
const covered = { head: 56, slip: 66 } as const

/**
 * From what is pointed at up to the card's middle, along the picture (cm): over it; where the head is in the way under it
 * and under what is said there. `y` is where it is in the picture, from -1 to 1.
 */
export function cardUp(eye: Eye & { readonly y: number }, rows: number): number {
  const up = cardRise(cardScale(eye), rows)
  const pixel = pixelAt(eye)
  const room = (((1 - eye.y) / 2) * eye.pictureHigh - covered.head) * pixel
  const half = up - gap
  return up + half > room ? -half - covered.slip * pixel : up
}
