/** Size and position of the billboard card: as large as a sign on the table, but never too small to read. */

/** Canvas size in pixels; room for two rows of marks. */
export const canvasSize = { wide: 512, high: 256 } as const
/** Height of a row in canvas pixels, and on the table (cm). */
export const rowPixels = 128
const rowHigh = 1.9
/** Minimum height of a row on the page (CSS pixels). */
const leastPixels = 46

export const planeSize = {
  wide: (rowHigh * canvasSize.wide) / rowPixels,
  high: (rowHigh * canvasSize.high) / rowPixels,
} as const

/** Gap between the pointed thing and the card's lowest row (cm). */
const gap = 2.05

export interface PointingEye {
  /** Distance from the camera to the pointed thing (cm). */
  readonly distance: number
  /** Vertical field of view (degrees). */
  readonly lens: number
  /** Height of the canvas on the page (CSS pixels). */
  readonly pictureHigh: number
}

/** Size of a CSS pixel at that distance (cm). */
const pixelAt = ({ distance, lens, pictureHigh }: PointingEye): number =>
  (2 * Math.tan((lens * Math.PI) / 360) * distance) / Math.max(1, pictureHigh)

/** Scale relative to a sign on the table; at least 1. */
export const cardScale = (eye: PointingEye): number =>
  Math.max(1, (leastPixels * pixelAt(eye)) / rowHigh)

/** Distance from the pointed thing up to the card's centre, along the camera's up axis (cm). */
export const cardRise = (scale: number, rows: number): number =>
  gap + (Math.min(2, Math.max(1, rows)) / 2) * rowHigh * scale

/** CSS pixels that the table's header and the tooltip below the pointer cover. */
const covered = { head: 56, slip: 66 } as const

/**
 * Like `cardRise`, but negative if the header would cover the card: then it hangs below the
 * tooltip. `y` is the thing's position in clip space, -1 to 1.
 */
export function cardUp(eye: PointingEye & { readonly y: number }, rows: number): number {
  const up = cardRise(cardScale(eye), rows)
  const pixel = pixelAt(eye)
  const room = (((1 - eye.y) / 2) * eye.pictureHigh - covered.head) * pixel
  const half = up - gap
  return up + half > room ? -half - covered.slip * pixel : up
}
