/** Distance of two colours as the CIE measures it (1976, ΔE*ab): 1 is hardly seen, 5 is seen side by side. */

/** sRGB from 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number]

const linear = (byte: number): number => {
  const share = byte / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

const bent = (share: number): number =>
  share > (6 / 29) ** 3 ? Math.cbrt(share) : share / (3 * (6 / 29) ** 2) + 4 / 29

/** L*, a*, b* under daylight (D65). */
function labOf([red, green, blue]: Colour): Colour {
  const [r, g, b] = [linear(red), linear(green), linear(blue)]
  const x = bent((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047)
  const y = bent(0.2126729 * r + 0.7151522 * g + 0.072175 * b)
  const z = bent((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

export function deltaE(one: Colour, other: Colour): number {
  const [a, b] = [labOf(one), labOf(other)]
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}
