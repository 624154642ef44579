/** Picture sizes: the window's own, and the largest of its aspect ratio on two common screens. */

export interface PhotoSize {
  readonly width: number
  readonly height: number
}

const screens: readonly PhotoSize[] = [
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
]

/** Scales the window to fit the screen, in portrait if the window is upright. */
function fitted({ width, height }: PhotoSize, screen: PhotoSize): PhotoSize {
  const isUpright = height > width
  const [wide, high] = isUpright ? [screen.height, screen.width] : [screen.width, screen.height]
  const share = Math.min(wide / width, high / height)
  return { width: Math.round(width * share), height: Math.round(height * share) }
}

/** Sorted by width; `density` is the device pixel ratio. */
export function photoSizes(window: PhotoSize, density: number): readonly PhotoSize[] {
  const own = {
    width: Math.round(window.width * density),
    height: Math.round(window.height * density),
  }
  const all = [own, ...screens.map((screen) => fitted(window, screen))]
  const byWidth = new Map(all.map((size) => [size.width, size]))
  return [...byWidth.values()].sort((a, b) => a.width - b.width)
}
